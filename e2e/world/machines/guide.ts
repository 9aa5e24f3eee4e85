import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../../docs/several-machines.md');

/** The operators' guide to several machines: the world is set up from it, so that it stays true. */
export const guide = () => readFileSync(file, 'utf8');

/** Returns a block of the guide, found by the words of its first line, without that line. */
export function blockOf(words: string) {
  const blocks = [...guide().matchAll(/^```\w+\n# (.+)\n([\s\S]*?)^```$/gm)];
  const found = blocks.find(([, first]) => first === words);
  if (!found) throw new Error(`docs/several-machines.md has no block "# ${words}".`);

  return found[2] as string;
}

/** Returns the environment of a block of the guide with this machine's values. @throws for a name not in the guide */
export function environmentOf(words: string, own: Readonly<Record<string, string>> = {}) {
  const told = Object.fromEntries(
    [...blockOf(words).matchAll(/^([A-Z0-9_]+)=(\S*)/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const strangers = Object.keys(own).filter((name) => !(name in told));
  if (strangers.length > 0)
    throw new Error(`docs/several-machines.md does not name ${strangers.join(', ')} in "# ${words}".`);

  return { ...told, ...own };
}
