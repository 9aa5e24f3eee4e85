import { partOf } from './part-of.ts';

it.each([
  ['webpack://shell/../node_modules/react-dom/cjs/react-dom-client.production.js', 'shared libraries'],
  ['webpack://shell/../node_modules/@module-federation/runtime-core/dist/core.js', 'federation runtime'],
  ['webpack://shell/../packages/build/src/browser/lend-federation.mjs', 'federation runtime'],
  ['webpack://shell/webpack/runtime/consumes', 'federation runtime'],
  ['webpack://shell/./src/browser/start.tsx', 'shell'],
  ['webpack://shell/../packages/platform/src/slot.tsx', 'shell'],
])('%s belongs to: %s', (source, part) => {
  expect(partOf(source)).toBe(part);
});
