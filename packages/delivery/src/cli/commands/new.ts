import { type Command, wordsOf } from '../command.ts';

const usage = 'new NAME';

/** Makes a new remote. */
export const make: Command = {
  usage,
  does: 'makes a remote called mf-NAME that builds, tests, composes and appears in the site',
  options: {},
  async run(words, context) {
    const [word = ''] = wordsOf(words, { usage }, 1);
    const name = word.startsWith('mf-') ? word : `mf-${word}`;
    if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name))
      throw new Error(`A remote's name has small letters and hyphens, unlike "${word}".`);
    if ([...context.applications, ...(await context.store.applications())].includes(name))
      throw new Error(`There is a remote ${name} already.`);

    const files = await context.makeRemote(name);
    context.tell(`${name} is made:`);
    for (const file of files) context.tell(`  ${file}`);
    context.tell(`  next: npm start, and look at /${name.slice(3)}`);
  },
};
