import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The operators' guide to several machines: the world is set up from it, so that it stays true. */
const file = 'docs/several-machines.md';
const guide = readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

/** Returns a block of the guide, found by the words of its first line, without that line. */
export function blockOf(words: string) {
  const blocks = [...guide.matchAll(/^```\w+\n# (.+)\n([\s\S]*?)^```$/gm)];
  const found = blocks.find(([, first]) => first === words);
  if (!found) throw new Error(`${file} has no block "# ${words}".`);

  return found[2] as string;
}

/** Returns the environment of a block of the guide with this machine's values. @throws for a name not in the guide */
export function environmentOf(words: string, own: Readonly<Record<string, string>> = {}) {
  const told = Object.fromEntries(
    [...blockOf(words).matchAll(/^([A-Z0-9_]+)=(\S*)/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const strangers = Object.keys(own).filter((name) => !(name in told));
  if (strangers.length > 0) throw new Error(`${file} does not name ${strangers.join(', ')} in "# ${words}".`);

  return { ...told, ...own };
}

/** The guide's table of what the proxy answers at each kind of address. */
export const addressRows = guide.match(/^\| (edge|asset host|bucket) \|.*$/gm)?.map((line) => {
  const [server = '', address = '', status, cacheControl, vary, isStored] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());

  return {
    kind: `${server}: ${address}`,
    status: Number(status),
    cacheControl: cacheControl?.replaceAll('`', ''),
    vary: vary || undefined,
    isStored: isStored === 'yes',
  };
});
