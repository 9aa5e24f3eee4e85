import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lockPackages } from './lock.ts';
import { mentions } from './mentions.ts';

const template = path.join(import.meta.dirname, 'template');

/** Has what every remote has, and nothing of its own: its package and its workflow are copied. */
const model = 'mf-chat';

/**
 * Makes a remote that builds, tests, composes and appears in the site: its folder, and a line wherever the repository
 * names its applications.
 * @param name `mf-weather`
 * @param root the repository
 * @returns the files that were written or changed
 */
export async function makeRemote(name: string, root: string): Promise<string[]> {
  if (existsSync(path.join(root, name))) throw new Error(`There is a folder ${name} already.`);
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const written: string[] = [];

  async function write(file: string, text: string) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
    written.push(file);
  }

  for await (const file of glob('**/*.*', { cwd: template }))
    await write(
      `${name}/${named(file, name)}`,
      named(await readFile(path.join(template, file), 'utf8'), name),
    );
  for (const file of ['package.json', 'tsconfig.json', 'jest.config.mjs'])
    await write(`${name}/${file}`, (await read(`${model}/${file}`)).replaceAll(model, name));
  for (const { file, add } of mentions) {
    const text = await read(file);
    const changed = add(text, name);
    if (changed === text) throw new Error(`${file} has no place for ${name}: add it there by hand.`);
    await write(file, changed);
  }
  const workflow = (application: string) => `.github/workflows/ship-${application}.yml`;
  await write(workflow(name), (await read(workflow(model))).replaceAll(model, name));
  await lockPackages(name, model, root);

  return [...written, 'package-lock.json'];
}

/** A text of the template, with the new remote's name in its place. */
function named(text: string, name: string) {
  const word = name.slice('mf-'.length);
  const capital = (part: string) => part.replace(/^./, (letter) => letter.toUpperCase());

  return text
    .replaceAll('ExamplePage', `${word.split('-').map(capital).join('')}Page`)
    .replaceAll('Example', capital(word.replaceAll('-', ' ')))
    .replaceAll('example', word);
}
