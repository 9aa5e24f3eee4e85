// jsdom lacks features that browsers have had for years and libraries expect.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Undefined in the node environment.
if (globalThis.Element) {
  Object.assign(globalThis.Element.prototype, {
    scrollIntoView() {},
    hasPointerCapture: () => false,
    releasePointerCapture() {},
    setPointerCapture() {},
  });
  // jsdom does not hide closed popovers.
  const hidden = Object.assign(document.createElement('style'), {
    textContent: '[popover]{display:none!important}',
  });
  document.head.append(hidden);
  // jsdom has no layout, so no element is ever at a point.
  globalThis.Document.prototype.elementFromPoint ??= () => null;
  globalThis.SVGElement.prototype.getBBox ??= () => ({ x: 0, y: 0, width: 0, height: 0 });
}
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
