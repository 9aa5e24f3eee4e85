// @ts-check
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lockPackages } from './lock.mjs';
import { places } from './places.mjs';
import { filesOf } from './template.mjs';

// It has what every remote has, and nothing of its own.
const model = 'mf-chat';

/**
 * Makes a remote that builds, tests, composes and appears in the site: its folder, and a line wherever the repository
 * names its applications.
 * @param {string} name `mf-weather`
 * @param {string} root the repository
 * @returns {Promise<string[]>} the files that were written or changed
 */
export async function makeRemote(name, root) {
  if (existsSync(path.join(root, name))) throw new Error(`There is a folder ${name} already.`);

  const files = Object.entries(filesOf(name));
  for (const [file, text] of files) await write(path.join(root, name, file), text);
  for (const { file, change } of places) {
    const text = await readFile(path.join(root, file), 'utf8');
    const changed = change(text, name);
    if (changed === text) throw new Error(`${file} has no place for ${name}: add it there by hand.`);
    await write(path.join(root, file), changed);
  }
  const description = await readFile(path.join(root, model, 'package.json'), 'utf8');
  await write(path.join(root, name, 'package.json'), description.replace(model, name));
  const workflow = `.github/workflows/ship-${name}.yml`;
  const steps = await readFile(path.join(root, `.github/workflows/ship-${model}.yml`), 'utf8');
  await write(path.join(root, workflow), steps.replaceAll(model, name));
  await lockPackages(name, model, root);

  return [
    ...files.map(([file]) => `${name}/${file}`),
    `${name}/package.json`,
    ...places.map(({ file }) => file),
    workflow,
    'package-lock.json',
  ];
}

/** @param {string} file @param {string} text */
async function write(file, text) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
