import { labelsOf, partsOf } from '../../store/label.ts';
import { compositionFaults, releaseFaults } from '../../store/verification.ts';
import { type Command, wordsOf } from '../command.ts';
import { inTraffic, pointerOf } from '../named.ts';

const usage = 'verify';

/** Checks hashes and signatures of everything that visitors get now or may get after a rollback. */
export const verify: Command = {
  usage,
  does: 'checks the hashes and signatures of all that live, canaries and previous are made of',
  options: {},
  async run(words, context) {
    wordsOf(words, { usage }, 0);
    const { store } = context;
    const { live, canaries, previous } = await inTraffic(await pointerOf(store), store);
    const compositions = [live, ...Object.values(canaries), ...(previous ? [previous] : [])];
    const releases = new Set(compositions.flatMap(({ selection }) => labelsOf(selection)));
    const checks = [
      ...compositions.map(({ id }) => compositionFaults(id, store)),
      ...[...releases].map((release) => releaseFaults(...partsOf(release), store)),
    ];
    const faults = (await Promise.all(checks)).flat();
    if (faults.length > 0) throw new Error(`${faults.join('.\n')}.`);

    context.tell(`${compositions.length} compositions and ${releases.size} releases are what was signed.`);
  },
};
