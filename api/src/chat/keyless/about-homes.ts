import { attributesAsked, extrasIn, factsOf, featureOf } from './home-facts.ts';
import { isRanked } from './homes-by.ts';
import { homesMeant } from './homes-meant.ts';
import { speaksOf } from './reading.ts';
import type { Intent } from './turn.ts';

/** A viewing, of a home or in general. */
export const viewing: Intent = (turn) => {
  const { reading, texts } = turn;
  const isOfElse = reading.homes.length === 0 && speaksOf(reading, 'office', 'market', 'team', 'newsletter');
  if (!speaksOf(reading, 'viewing') || isOfElse) return undefined;
  const [home, ...others] = homesMeant(turn);
  const one = others.length === 0 ? home : undefined;

  return [texts.viewing(one), one?.path].filter(Boolean).join(' ');
};

/** Homes named or spoken of before: what was asked of them, or what there is to say. */
export const namedHome: Intent = (turn) => {
  const homes = homesMeant(turn).slice(0, 3);
  if (homes.length === 0 || isRanked(turn.reading)) return undefined;
  const [asked, extras] = [attributesAsked(turn), extrasIn(turn.reading)];
  const isFeature = asked.length === 0 && extras.length > 0;

  return homes
    .map((home) => (isFeature ? featureOf(home, extras, turn.texts) : factsOf(home, asked, turn.texts)))
    .join('\n');
};
