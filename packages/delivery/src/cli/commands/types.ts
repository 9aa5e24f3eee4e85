import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exposedTypes } from '@dosmares/contracts/release';
import { label } from '../../store/label.ts';
import { type Command, wordsOf } from '../command.ts';
import type { CliContext } from '../context.ts';
import { notOnSite, pointerOf, releaseNamed } from '../named.ts';

const usage = 'types APP | types APP@VERSION [--to FOLDER]';

/**
 * Prints what a release exposes, as TypeScript: its slots with their props and callbacks, and the paths of its pages.
 */
export const types: Command = {
  usage,
  does: 'tells what the live or that release exposes, as declarations to compile against; --to writes them to FOLDER/APP.d.ts',
  options: { to: { type: 'string' } },
  async run(words, context) {
    const [word = ''] = wordsOf(words, { usage }, 1);
    const release = word.includes('@') ? await releaseNamed(word, context) : await liveRelease(word, context);
    const text = await describe(release, context);
    const { to } = words.values;
    if (to === undefined) return context.tell(text.trimEnd());

    const file = path.join(String(to), `${release.name}.d.ts`);
    await mkdir(String(to), { recursive: true });
    await writeFile(file, text);
    context.tell(`${file} says what ${label(release)} exposes.`);
  },
};

async function liveRelease(name: string, { store }: CliContext) {
  const { selection } = await store.readComposition((await pointerOf(store)).live);
  const version = selection[name];
  if (!version) throw notOnSite(name, selection);

  return { name, version };
}

async function describe(release: { name: string; version: string }, { store }: CliContext) {
  const file = path.join(await store.releaseFolder(release.name, release.version), 'types', exposedTypes);
  if (!existsSync(file))
    throw new Error(
      release.name === 'shell'
        ? 'The shell exposes nothing: it mounts what others expose.'
        : `${label(release)} does not say what it exposes: release it again.`,
    );

  return `// What ${label(release)} exposes, by delivery types.\n${await readFile(file, 'utf8')}`;
}
