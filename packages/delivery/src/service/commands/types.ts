import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exposedTypes } from '@dosmares/contracts/release';
import type { Args } from '../../commands.ts';
import { label } from '../../store/label.ts';
import type { DeployContext } from '../context.ts';
import { liveOf, releaseNamed, versionOn } from '../find.ts';

/** Prints what a release exposes, as TypeScript: its slots with their props and callbacks, and the paths of its pages. */
export async function types({ positionals: [word = ''] }: Args, context: DeployContext) {
  const release = word.includes('@')
    ? await releaseNamed(word, context)
    : { name: word, version: versionOn((await liveOf(context)).selection, word) };
  const folder = await context.store.releaseFolder(release.name, release.version);
  const text = await readFile(path.join(folder, 'types', exposedTypes), 'utf8').catch(() => {
    throw new Error(`${label(release)} does not say what it exposes: release it again.`);
  });
  context.tell(`// What ${label(release)} exposes, by delivery types.\n${text.trimEnd()}`);
}
