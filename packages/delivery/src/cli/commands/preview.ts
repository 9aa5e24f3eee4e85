import { compose } from '../../composition/compose.ts';
import type { Selection } from '../../store/composition.ts';
import { label } from '../../store/label.ts';
import { type Command, wordsOf } from '../command.ts';
import { pointerOf, releaseNamed } from '../named.ts';

const usage = 'preview APP@VERSION [--hours HOURS] [--revoke]';

/** Composes the live site with one release replaced, and prints a link to it. */
export const preview: Command = {
  usage,
  does: 'gives a link that shows the live site with that release, for a day or as long as you say; --revoke ends all such links',
  options: { hours: { type: 'string' }, revoke: { type: 'boolean' } },
  async run(words, context) {
    const { store } = context;
    const { name, version } = await releaseNamed(wordsOf(words, { usage }, 1)[0] ?? '', context);
    const hours = Number(words.values.hours ?? 24);
    if (!(hours > 0 && hours <= 24 * 30))
      throw new Error('A preview lasts more than 0 hours and at most 30 days.');

    const subject = label({ name, version });
    if (words.values.revoke) {
      const ended = await store.ledger.revokePreviews(subject);
      await store.ledger.note({ verb: 'revoke', subject });
      return context.tell(`Links to ${subject} that show nothing any more: ${ended}.`);
    }

    const live = await store.readComposition((await pointerOf(store)).live);
    const selection: Selection = { ...live.selection, [name]: version };

    const place = context.placeFor(selection, live.place);
    const { composition, problems } = await compose(selection, place, store);
    for (const problem of problems) context.tell(`  ${problem}`);
    const until = new Date(Date.now() + hours * 3_600_000);
    const token = await store.ledger.permitPreview(composition.id, subject, until);
    await store.ledger.note({ verb: 'preview', subject, reason: `for ${hours} h` });
    context.tell(`${composition.place.config.siteOrigin}/?preview=${token}`);
    context.tell(`  shows ${subject} for ${hours} h; the gate has not looked at it`);
  },
};
