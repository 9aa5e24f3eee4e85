import { SourceMap } from 'node:module';
import { partOf, partsOf } from './part-of.ts';

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

it('tells the parts of a script that has a line before its code', () => {
  const map = new SourceMap({
    file: 'main.js',
    version: 3,
    sources: ['webpack://shell/./src/a.ts', 'webpack://shell/../node_modules/b/b.js'],
    sourcesContent: [],
    names: [],
    // Source 0 from column 0, source 1 from column 4.
    mappings: 'AAAA,ICAA',
    sourceRoot: '',
  });

  expect(partsOf('//# allFunctionsCalledOnLoad\nown;lib;', map)).toEqual({
    shell: 'own;',
    'shared libraries': 'lib;',
  });
});
