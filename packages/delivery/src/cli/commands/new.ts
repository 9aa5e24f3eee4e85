import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Command, wordsOf } from '../command.ts';

const usage = 'new NAME [--repo FOLDER]';

/** Makes a new remote. */
export const make: Command = {
  usage,
  does: 'makes a remote called mf-NAME that builds, tests, composes and appears in the site; --repo makes it a repository of its own',
  options: { repo: { type: 'string' } },
  async run(words, context) {
    const [word = ''] = wordsOf(words, { usage }, 1);
    const name = word.startsWith('mf-') ? word : `mf-${word}`;
    if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name))
      throw new Error(`A remote's name has small letters and hyphens, unlike "${word}".`);
    const { repo } = words.values;
    const folder = repo === undefined ? undefined : String(repo);
    // An existing repository gets newer packages; the generator checks that it is this remote's.
    const isThere = folder !== undefined && existsSync(path.join(folder, 'package.json'));
    if (!isThere && [...context.applications, ...(await context.store.applications())].includes(name))
      throw new Error(`There is a remote ${name} already.`);

    const files = await context.makeRemote(name, folder);
    context.tell(`${name} is made:`);
    for (const file of files) context.tell(`  ${file}`);
    context.tell(
      folder === undefined
        ? `  next: npm start, and look at /${name.slice(3)}`
        : `  next: npm install in ${folder}, then see its README.md`,
    );
  },
};
