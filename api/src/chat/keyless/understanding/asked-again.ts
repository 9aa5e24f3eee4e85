import { type Intent, subjects } from '@dosmares/content/chat/examples';
import { type Reading, says } from '../../reading/reading.ts';
import { isFeature } from '../../reading/search.ts';
import type { Focus } from '../focus.ts';
import { attributes, personal } from '../kinds.ts';
import { isOnlyNames } from './intent-of.ts';

/** Returns the questions that a message asks once more, of somebody or something else: "and the other one?". */
export function askedAgain(reading: Reading, focus: Focus): readonly Ask[] {
  const isNew = reading.months.length === 0 && asksAnew.test(reading.plain.join(' '));
  if (isNew || (!isOnlyNames(reading) && !says(reading, ...again))) return [];

  return focus.asked
    .filter(({ intent }) => continues(intent, reading, focus))
    .map(({ intent, reading: { plain } }) => {
      const features = plain.filter(isFeature);

      return {
        intent,
        reading: {
          ...reading,
          words: [...reading.words, ...features],
          plain: [...reading.plain, ...features],
        },
      };
    });
}

/** "What about Casa Agave, how much is that?" is a question of its own. */
const asksAnew = /\b(?:how (?!about)|when|where|who|cuant[oa]s?|cuando|donde|quien)\b/;
const again = 'same mismo misma igual likewise ditto meant quise queria perdon equivoque'.split(' ');

type Ask = Focus['asked'][number];

/** Reports whether a name alone repeats the previous question. */
function continues(before: Intent, { homes, areas, people: named, months, words }: Reading, focus: Focus) {
  if (months.length > 0) return subjects[before] === 'market';
  if (named.length > 0) return personal.includes(before);

  return (
    (homes.length > 0 || areas.length > 0 || (words.includes('HOME') && focus.homes.length > 0)) &&
    [...attributes, 'hasIt', 'rent', 'viewing', 'agentFor', 'photos', 'areas'].includes(before)
  );
}
