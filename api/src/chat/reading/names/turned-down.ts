import { figureWords } from '@dosmares/content/chat/words';
import { setsOf, wordsIn } from '../words.ts';

const { negations } = setsOf(figureWords);
/** Number of words that a negation covers before a name. */
const reach = 3;

/** Reports whether a text names an area only to turn it down: "Corridor or Pedregal, not Palmilla". */
export function isTurnedDown(area: string, plain: readonly string[]): boolean {
  const at = plain.indexOf(wordsIn(area).at(-1) ?? '');

  return plain.slice(Math.max(0, at - reach), at).some((word) => negations.has(word));
}
