// What a page may try against the app at `here`; each attempt ends in "in" or "kept out".
window.attack = async (here) => {
  const within = (work) => Promise.race([
    work.then(() => "in", () => "kept out"),
    new Promise((done) => setTimeout(done, 8000, "no answer")),
  ]);
  const element = (name, attributes) => new Promise((done, failed) => {
    const made = Object.assign(document.createElement(name), attributes);
    Object.assign(made, { onload: done, onerror: failed });
    document.body.append(made);
  });
  const socket = (protocol) => new Promise((done, failed) => {
    const link = new WebSocket(`${here.replace("http", "ws")}/_stcore/stream`, protocol);
    Object.assign(link, { onopen: done, onerror: failed });
  });
  const asked = async (path, options) => {
    const answer = await fetch(here + path, options);
    if ((await answer.text()).startsWith("This app ")) throw new Error("refused at the door");
  };
  return {
    socket: await within(socket(["streamlit"])),
    reading: await within(asked("/_stcore/host-config")),
    looking: await within(asked("/_stcore/health", { mode: "no-cors" })),
    uploading: await within(asked("/_stcore/upload_file/a/b", { method: "PUT", body: "x" })),
    sending: await within(asked("/_stcore/health", { method: "POST", mode: "no-cors", body: "x" })),
    picture: await within(element("img", { src: `${here}/favicon.png` })),
  };
};
