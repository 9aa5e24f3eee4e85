import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { Module, NormalModule } from 'webpack';

/**
 * Libraries that insert style elements with a fixed text at run time, and patterns that find the text in their
 * source.
 */
const libraries: readonly { file: RegExp; texts: readonly RegExp[] }[] = [
  { file: /@radix-ui\/react-select\/dist\/index\.mjs$/, texts: [/__html: (`[^`]*`)/] },
  {
    file: /apexcharts\/dist\/apexcharts\.esm\.js$/,
    texts: [
      /id="apexcharts-css",\w+\.textContent=('(?:[^'\\]|\\.)*')/s,
      /createTextNode\(("(?:[^"\\]|\\.)*apexcharts-legend(?:[^"\\]|\\.)*")\)/s,
    ],
  },
];

/**
 * Lists the style elements that the libraries of a build insert, as sources of a content security policy: `sha256-…`.
 * Fails when a library's text is no longer found: the page would lack its styles.
 */
export function libraryStyles(modules: Iterable<Module>) {
  const files = [...modules].flatMap(filesOf);

  return [...new Set(files.flatMap(hashesIn))].sort();
}

/** A concatenated module contains others. */
const filesOf = (module: Module & { modules?: Module[] }) =>
  (module.modules ?? [module]).map((one) => (one as NormalModule).resource ?? '');

function hashesIn(file: string) {
  const { texts = [] } = libraries.find((one) => one.file.test(file)) ?? {};
  const source = texts.length ? readFileSync(file, 'utf8') : '';

  return texts.map((pattern) => {
    const text = pattern.exec(source)?.[1];
    if (!text) throw new Error(`${file}: no style text at ${pattern}. Correct library-styles.ts.`);

    return `sha256-${createHash('sha256').update(runInNewContext(text)).digest('base64')}`;
  });
}
