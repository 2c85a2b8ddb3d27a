// sound.js: small sounds made on the spot, no files. Off until somebody switches them on.

export class Sound {
  constructor() {
    this.on = false;
    this.context = null;
  }

  /** Browsers let sound start only after a click, so the context is made at the first sound. */
  ready() {
    if (!this.on) return null;
    try {
      this.context ??= new AudioContext();
      if (this.context.state === "suspended") this.context.resume();
      return this.context;
    } catch {
      return null; // no sound device: the game works without
    }
  }

  /** Give the sound device back: every context that is left open keeps it busy. */
  destroy() {
    this.on = false; // a scene that still ends must not open another one
    this.context?.close();
    this.context = null;
  }

  noise({ length, pitch, gain }) {
    const context = this.ready();
    if (!context) return;
    const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let no = 0; no < samples.length; no += 1) samples[no] = (Math.random() * 2 - 1) * (1 - no / samples.length) ** 2;
    const source = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 });
    source.connect(filter).connect(new GainNode(context, { gain })).connect(context.destination);
    source.start();
  }

  /** @param {{ pitch: number, length: number, gain: number, after?: number, type?: OscillatorType }} sound */
  tone({ pitch, length, gain, after = 0, type = "sine" }) {
    const context = this.ready();
    if (!context) return;
    const start = context.currentTime + after;
    const oscillator = new OscillatorNode(context, { type, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(gain, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}
