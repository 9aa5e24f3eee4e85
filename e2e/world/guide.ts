import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The operators' guide to several machines, from which the tests set up the site, so that it stays correct. */
const file = 'docs/several-machines.md';
const guide = readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

/** Returns the code block of the guide whose first line is this comment, without that line. */
export function blockOf(words: string) {
  const blocks = [...guide.matchAll(/^```\w+\n# (.+)\n([\s\S]*?)^```$/gm)];
  const found = blocks.find(([, first]) => first === words);
  if (!found) throw new Error(`${file} has no block "# ${words}".`);

  return found[2] as string;
}

/** Returns the variables of a block, with this machine's values. @throws for a variable not in the guide */
export function environmentOf(words: string, own: Readonly<Record<string, string>> = {}) {
  const documented = Object.fromEntries(
    [...blockOf(words).matchAll(/^([A-Z0-9_]+)=(\S*)/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const unknown = Object.keys(own).filter((name) => !(name in documented));
  if (unknown.length > 0) throw new Error(`${file} does not name ${unknown.join(', ')} in "# ${words}".`);

  return { ...documented, ...own };
}

/** The guide's table of responses for each kind of address. */
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
