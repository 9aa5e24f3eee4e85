import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Tree {
  /** Source files by the import specifiers of our packages. */
  ours: ReadonlyMap<string, string>;
  from: string;
  to: string;
  /** Files to start from, without extension. */
  entries: readonly string[];
}

const specifier = /(from |import\(|declare module )(["'])([^"']+)\2/g;

/**
 * Copies the declarations that are reachable from some entries, so that the copy is self-contained: imports of the
 * repository's packages become paths within the copy. Imports of other packages stay.
 */
export async function relink({ ours, from, to, entries }: Tree) {
  const waiting = [...entries];
  const seen = new Set(waiting);

  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const at = file;
    const text = await readFile(path.join(from, `${at}.d.ts`), 'utf8');
    const linked = text.replace(specifier, (whole, before: string, quote: string, name: string) => {
      const target = targetOf(name, at, ours);
      if (!target) return whole;
      if (!seen.has(target)) waiting.push(target);
      seen.add(target);

      return `${before}${quote}${relative(at, target)}${quote}`;
    });
    await mkdir(path.dirname(path.join(to, at)), { recursive: true });
    await writeFile(path.join(to, `${at}.d.ts`), linked);
  }
}

/**
 * Returns the file behind a specifier, relative to the tree and without extension; undefined for packages that are
 * not ours.
 */
function targetOf(name: string, file: string, ours: ReadonlyMap<string, string>) {
  const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : ours.get(name);

  return target && withoutEnding(target);
}

const withoutEnding = (file: string) => file.replace(/(\.d)?\.[mc]?[jt]sx?$/, '');

function relative(from: string, to: string) {
  const way = path.posix.relative(path.posix.dirname(from), to);

  return way.startsWith('.') ? way : `./${way}`;
}
