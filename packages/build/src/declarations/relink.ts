import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Tree {
  /** The files behind the names of our packages. */
  ours: ReadonlyMap<string, string>;
  from: string;
  to: string;
  /** Files to start from, without ending. */
  entries: readonly string[];
}

const specifier = /(from |import\(|declare module )(["'])([^"']+)\2/g;

/**
 * Copies declarations that are reached from some entries, so that the copy stands alone: what they name of the
 * repository's packages, they name by its place in the copy. Names of other packages stay.
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

/** The file behind a specifier, from the top of the tree and without ending; nothing for packages that are not ours. */
function targetOf(name: string, file: string, ours: ReadonlyMap<string, string>) {
  const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : ours.get(name);

  return target && withoutEnding(target);
}

const withoutEnding = (file: string) => file.replace(/(\.d)?\.[mc]?[jt]sx?$/, '');

function relative(from: string, to: string) {
  const way = path.posix.relative(path.posix.dirname(from), to);

  return way.startsWith('.') ? way : `./${way}`;
}
