import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { applicationNames, root } from '@dosmares/tools/presets/checkout';
import { type Words, wordsOf } from '../commands.ts';
import type { CliContext } from './context.ts';

/** Makes a new remote, here or in a repository of its own. */
export async function makeRemote(words: Words, context: CliContext) {
  const [word = ''] = wordsOf(words, 'new', 1);
  const name = word.startsWith('mf-') ? word : `mf-${word}`;
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`A remote's name has small letters and hyphens, unlike "${word}".`);
  const { repo } = words.values;
  const folder = repo === undefined ? undefined : path.resolve(context.folder, String(repo));
  // An existing repository gets newer packages; the generator checks that it is this remote's.
  const isThere = folder !== undefined && existsSync(path.join(folder, 'package.json'));
  if (!isThere && applicationNames.includes(name)) throw new Error(`There is a remote ${name} already.`);

  context.tell(`${name} is made:`);
  for (const file of await generate(folder ? [name, folder] : [name])) context.tell(`  ${file}`);
  context.tell(
    folder === undefined
      ? `  next: npm start, and look at /${name.slice(3)}`
      : `  next: npm install in ${folder}, then see its README.md`,
  );
}

async function generate(words: readonly string[]) {
  const command = ['run', '--silent', 'new-remote', '--', ...words];
  const { stdout } = await promisify(execFile)('npm', command, { cwd: root }).catch(
    (error: { stderr?: string }) => {
      throw new Error(error.stderr?.trim() || String(error), { cause: error });
    },
  );

  return stdout.trim().split('\n');
}
