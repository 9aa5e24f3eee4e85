// npm run new-remote -- mf-NAME: makes a remote from the template, and prints the files that it wrote or changed.
import path from 'node:path';
import { makeRemote } from '../src/new-remote/make-remote.ts';

const [name = ''] = process.argv.slice(2);
try {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error(`A remote's name is mf- with small letters and hyphens, unlike "${name}".`);
  const files = await makeRemote(name, path.resolve(import.meta.dirname, '../../..'));
  for (const file of files) console.log(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
