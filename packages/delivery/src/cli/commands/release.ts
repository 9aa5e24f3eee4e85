import { type Command, wordsOf } from '../command.ts';
import { tellContentBehind } from '../content-behind.ts';
import { applicationNamed } from '../named.ts';

const usage = 'release APP [--working-tree]';

/** Builds an application from the current commit, and stores the build. */
export const release: Command = {
  usage,
  does: 'builds APP alone from the checked-out commit and keeps it, signed; nobody sees it yet',
  options: { 'working-tree': { type: 'boolean' } },
  async run(words, context) {
    const name = applicationNamed(wordsOf(words, { usage }, 1)[0] ?? '', context);
    const start = performance.now();
    context.progress(`Building ${name}`);
    const make = words.values['working-tree'] ? context.releaseWorkingTree : context.releaseCommit;
    const { version, commit, files } = await make(name);
    const weight = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    context.tell(`${name}@${version}`);
    context.tell(
      `  from ${commit}, ${files.length} files, ${Math.round(weight / 1_024)} kB, in ${seconds} s`,
    );
    await tellContentBehind({ name, version }, context);
    context.tell(`  next: npm run delivery -- promote ${name}@${version} --share 10`);
  },
};
