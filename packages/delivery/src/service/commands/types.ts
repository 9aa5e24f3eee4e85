import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exposedTypes } from '@dosmares/contracts/release';
import { type Words, wordsOf } from '../../commands.ts';
import { label } from '../../store/label.ts';
import type { DeployContext } from '../context.ts';
import { notOnSite, releaseNamed } from '../named.ts';
import { liveOf } from '../site.ts';

/** Prints what a release exposes, as TypeScript: its slots with their props and callbacks, and the paths of its pages. */
export async function types(words: Words, context: DeployContext) {
  const [word = ''] = wordsOf(words, 'types', 1);
  const release = word.includes('@') ? await releaseNamed(word, context) : await liveRelease(word, context);
  if (release.name === 'shell') throw new Error('The shell exposes nothing: it mounts what others expose.');
  const folder = await context.store.releaseFolder(release.name, release.version);
  const text = await readFile(path.join(folder, 'types', exposedTypes), 'utf8').catch(() => {
    throw new Error(`${label(release)} does not say what it exposes: release it again.`);
  });
  context.tell(`// What ${label(release)} exposes, by delivery types.\n${text.trimEnd()}`);
}

async function liveRelease(name: string, context: DeployContext) {
  const { selection } = await liveOf(context);
  const version = selection[name];
  if (!version) throw notOnSite(name, selection);

  return { name, version };
}
