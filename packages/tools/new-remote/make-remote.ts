import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { lockPackages } from './lock.ts';
import { mentions } from './mentions.ts';
import { writeBelow, writeTemplate } from './write-template.ts';

/** The remote whose package and workflow are copied. */
export const model = 'mf-chat';

/** What the template uses, of what the model depends on. */
const used = /^(@dosmares\/(contracts|platform|ui)|@emotion\/react|react)$/;

/**
 * Makes a remote that builds, passes its tests, composes and appears in the site: its folder, and a line wherever the
 * repository lists its applications.
 * @param name `mf-weather`
 * @param root the repository
 * @returns the files that were written or changed
 */
export async function makeRemote(name: string, root: string): Promise<string[]> {
  if (existsSync(path.join(root, name))) throw new Error(`There is a folder ${name} already.`);
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const own = await writeTemplate('template', name, path.join(root, name));
  const written = own.map((file) => `${name}/${file}`);
  const write = async (file: string, text: string) => written.push(await writeBelow(root, file, text));

  const manifest = manifestFrom((await read(`${model}/package.json`)).replaceAll(model, name));
  await write(`${name}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const { file, add } of mentions) {
    const text = await read(file);
    const changed = add(text, name);
    if (changed === text) throw new Error(`${file} has no place for ${name}: add it there by hand.`);
    await write(file, changed);
  }
  const workflow = (application: string) => `.github/workflows/ship-${application}.yml`;
  await write(workflow(name), (await read(workflow(model))).replaceAll(model, name));
  await lockPackages(name, manifest, root);
  // A name's length and first letter decide where lines break and how imports are sorted.
  await promisify(execFile)(path.join(root, 'node_modules/.bin/biome'), ['check', '--write', name], {
    cwd: root,
  });

  return [...written, 'package-lock.json'];
}

function manifestFrom(text: string): { dependencies: Record<string, string> } {
  const { dependencies, ...others } = JSON.parse(text);
  const needed = Object.entries<string>(dependencies).filter(([name]) => used.test(name));

  return { ...others, dependencies: Object.fromEntries(needed) };
}
