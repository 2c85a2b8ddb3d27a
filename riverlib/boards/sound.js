// sound.js: small sounds made on the spot, no files: wooden bars, breaths of water and air, knocks. Off until somebody
// switches them on. They play into any BaseAudioContext, so that bench/sounds.py can write them to files and measure them.

const CURVE_STEPS = 1024;
const FADE = 0.012; // seconds in which every sound ends in silence: no click
const WARMTH = 5200; // Hz: what lies above is taken off everything

/**
 * The loudness of a sound over its length, 0..1: a soft rise of `attack` seconds, a fall that is over `decay` times faster
 * than the length, a fade to nothing. Pure.
 * @param {{ length: number, attack: number, decay: number }} shape
 */
export function envelope({ length, attack, decay }) {
  const curve = new Float32Array(CURVE_STEPS);
  for (let no = 0; no < CURVE_STEPS; no += 1) {
    const at = (no / (CURVE_STEPS - 1)) * length;
    const rise = at < attack ? 0.5 - 0.5 * Math.cos((Math.PI * at) / attack) : 1;
    const fall = Math.exp((-decay * Math.max(0, at - attack)) / length);
    const fade = Math.min(1, (length - at) / FADE);
    curve[no] = rise * fall * fade;
  }
  return curve;
}

/** Samples of noise, the same each time. Pure. */
export function noiseSamples(count) {
  const samples = new Float32Array(count);
  let state = 12345;
  for (let no = 0; no < count; no += 1) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    samples[no] = state / 2147483648 - 1;
  }
  return samples;
}

export class Sound {
  /** @param {BaseAudioContext | null} context where to play; without one the device's own is opened when it is needed */
  constructor(context = null) {
    this.on = context !== null;
    this.context = context;
    /** @type {AudioNode | null} */
    this.out = null;
    /** @type {AudioBuffer | null} */
    this.hiss = null;
  }

  /** Browsers let sound start only after a click, so the context is made at the first sound. */
  ready() {
    if (!this.on) return null;
    try {
      this.context ??= new AudioContext();
      if (this.context instanceof AudioContext && this.context.state === "suspended") this.context.resume();
      this.out ??= this.master(this.context);
      return this.context;
    } catch {
      return null; // no sound device: the game works without
    }
  }

  /** @param {BaseAudioContext} context */
  master(context) {
    const warm = new BiquadFilterNode(context, { type: "lowpass", frequency: WARMTH, Q: 0.4 });
    warm.connect(context.destination);
    return warm;
  }

  /** @param {BaseAudioContext} context */
  noise({ sampleRate }) {
    const buffer = new AudioBuffer({ length: sampleRate, sampleRate });
    buffer.copyToChannel(noiseSamples(sampleRate), 0);
    return buffer;
  }

  /** Give the sound device back: every context that is left open keeps it busy. */
  destroy() {
    this.on = false; // a scene that still ends must not open another one
    if (this.context instanceof AudioContext) this.context.close();
    this.context = null;
    this.out = null;
    this.hiss = null;
  }

  /** Let a source be heard with the loudness of an envelope, through `through` if given. */
  voice(source, { gain, length, attack, decay, after }, through = null) {
    const { context, out } = this;
    const start = context.currentTime + after;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueCurveAtTime(envelope({ length, attack, decay }).map((part) => part * gain), start, length);
    (through ? source.connect(through) : source).connect(volume).connect(out);
    source.start(start);
    source.stop(start + length);
  }

  /**
   * A wooden bar that is struck: its tone, and above it two that die away sooner.
   * @param {{ pitch: number, length: number, gain: number, after?: number, bright?: number }} bar
   */
  bar({ pitch, length, gain, after = 0, bright = 0.22 }) {
    const context = this.ready();
    if (!context) return;
    for (const [times, part, lasts] of [[1, 1, 1], [2, bright * 0.6, 0.7], [3.93, bright, 0.32]]) {
      const source = new OscillatorNode(context, { frequency: pitch * times });
      this.voice(source, { gain: gain * part, length: length * lasts, attack: 0.006, decay: 5, after });
    }
  }

  /**
   * Air or water: noise in a band that moves `from` one pitch `to` another.
   * @param {{ from: number, to: number, length: number, gain: number, after?: number, attack?: number, decay?: number, narrow?: number }} breath
   */
  breath({ from, to, length, gain, after = 0, attack = 0.02, decay = 3, narrow = 0.9 }) {
    const context = this.ready();
    if (!context) return;
    this.hiss ??= this.noise(context);
    const start = context.currentTime + after;
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: narrow });
    band.frequency.setValueAtTime(from, start);
    band.frequency.exponentialRampToValueAtTime(to, start + length);
    this.voice(new AudioBufferSourceNode(context, { buffer: this.hiss, loop: true }), { gain, length, attack, decay, after }, band);
  }

  /**
   * A knock on wood: a low tone that drops, gone at once.
   * @param {{ pitch: number, length: number, gain: number, after?: number }} knock
   */
  knock({ pitch, length, gain, after = 0 }) {
    const context = this.ready();
    if (!context) return;
    const start = context.currentTime + after;
    const source = new OscillatorNode(context, { type: "triangle", frequency: pitch * 1.7 });
    source.frequency.setValueAtTime(pitch * 1.7, start);
    source.frequency.exponentialRampToValueAtTime(pitch, start + length * 0.4);
    this.voice(source, { gain, length, attack: 0.004, decay: 6, after });
  }

  /**
   * A horn, far away: a full tone with its edge taken off.
   * @param {{ pitch: number, length: number, gain: number, after?: number }} horn
   */
  horn({ pitch, length, gain, after = 0 }) {
    const context = this.ready();
    if (!context) return;
    const soft = new BiquadFilterNode(context, { type: "lowpass", frequency: pitch * 3, Q: 0.5 });
    this.voice(new OscillatorNode(context, { type: "sawtooth", frequency: pitch }), { gain, length, attack: 0.07, decay: 1.6, after }, soft);
  }

  /** Somebody has won: bars that climb, and stay. */
  win() {
    [262, 392, 523, 659, 784].forEach((pitch, no) => {
      this.bar({ pitch, length: 0.8, gain: 0.13, after: no * 0.13, bright: 0.14 });
      this.horn({ pitch: pitch / 2, length: 0.8, gain: 0.028, after: no * 0.13 });
    });
  }
}
