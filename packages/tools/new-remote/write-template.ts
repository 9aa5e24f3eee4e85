import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file below a folder, with its parent folders. */
export async function writeBelow(folder: string, file: string, text: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);

  return file;
}

/**
 * Writes the files of a template, with a remote's name in place of the example's.
 * @param template a folder beside this file
 * @param to the remote's folder
 * @returns the files, relative to that folder
 */
export async function writeTemplate(template: 'template' | 'repository', name: string, to: string) {
  const from = path.join(import.meta.dirname, template);
  const written: string[] = [];
  for await (const file of glob('**/*.*', { cwd: from }))
    written.push(
      await writeBelow(to, named(file, name), named(await readFile(path.join(from, file), 'utf8'), name)),
    );

  return written;
}

function named(text: string, name: string) {
  const word = name.slice('mf-'.length);
  const capital = (part: string) => part.replace(/^./, (letter) => letter.toUpperCase());

  return text
    .replaceAll('ExamplePage', `${word.split('-').map(capital).join('')}Page`)
    .replaceAll('Example', capital(word.replaceAll('-', ' ')))
    .replaceAll('example', word);
}
