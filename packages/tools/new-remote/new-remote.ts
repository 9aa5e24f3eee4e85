// npm run new-remote -- mf-NAME [FOLDER]: makes a remote from the template, here or in its own repository, and prints
// the files written or changed.
import path from 'node:path';
import { makeRemote } from '../new-remote/make-remote.ts';
import { makeRepository } from '../new-remote/make-repository.ts';
import { root } from '../presets/checkout.ts';

const [name = '', folder] = process.argv.slice(2);
try {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`A remote's name is mf- with small letters and hyphens, unlike "${name}".`);
  const files = folder
    ? await makeRepository(name, path.resolve(folder), root)
    : await makeRemote(name, root);
  for (const file of files) console.log(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
