import path from 'node:path';
import { Readable } from 'node:stream';
import type { Release } from '@dosmares/contracts/release';
import { applicationNames } from '@dosmares/tools/presets/checkout';
import { packTar } from 'modern-tar/fs';
import { type Args, misused } from '../commands.ts';
import { packCommit, packWorkingTree } from '../release/checkout.ts';
import { packStock } from '../release/stock-build.ts';
import { type CliContext, call, repeat } from './client.ts';

/** Builds an application from the current commit, or takes a stock federation build, and uploads it. */
export async function release(args: Args, context: CliContext) {
  const start = performance.now();
  const { folder, release: made, close } = await packed(args, context);
  await upload(folder, made, context).finally(close);
  const { name, version, commit, files } = made;
  const weight = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  context.tell(`${name}@${version}`);
  context.tell(`  from ${commit}, ${files.length} files, ${Math.round(weight / 1_024)} kB, in ${seconds} s`);
  context.tell(`  next: npm run delivery -- promote ${name}@${version} --share 10`);
}

async function packed({ positionals: [name], values }: Args, { folder, progress }: CliContext) {
  if ((name === undefined) !== (values.from !== undefined)) throw misused('release');
  if (name === undefined) return packStock(path.resolve(folder, String(values.from)));
  if (!applicationNames.includes(name))
    throw new Error(`There is no application "${name}" here: there are ${applicationNames.join(', ')}.`);
  progress(`Building ${name}`);

  return values['working-tree'] ? packWorkingTree(name) : packCommit(name);
}

/** Uploads a packed release, unless the deploy service has it already. */
export async function upload(folder: string, { name, version }: Release, context: CliContext) {
  const known = await call(`releases/${name}/${version}`, {}, context).catch((error: Error) => {
    if (error.cause !== 404) throw error;
  });
  if (known) return;
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: Readable.toWeb(packTar(folder)) as RequestInit['body'] & object,
    headers: { 'content-type': 'application/x-tar' },
    duplex: 'half',
  };
  await repeat(await call('releases', request, context), { ...context, tell: () => {} });
}
