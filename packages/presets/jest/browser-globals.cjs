// jsdom lacks what browsers have had for years and libraries take for granted.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// A test may ask for the node environment, where there is no page.
if (globalThis.Element) {
  Object.assign(globalThis.Element.prototype, {
    scrollIntoView() {},
    hasPointerCapture: () => false,
    releasePointerCapture() {},
    setPointerCapture() {},
  });
  // Nothing is laid out, so nothing is hit.
  globalThis.Document.prototype.elementFromPoint ??= () => null;
}
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
