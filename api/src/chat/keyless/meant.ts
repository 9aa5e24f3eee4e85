import { type Home, ownHomes } from '../facts/homes.ts';
import type { Person } from '../facts/people.ts';
import { says } from '../reading/reading.ts';
import { peopleFor } from '../reading/search.ts';
import { wordsIn } from '../reading/words.ts';
import type { Turn } from './turn.ts';

/** The homes that are meant: those named, those of the area named, "the second one", the page's, or those spoken of before. */
export function homesMeant({ ask, focus }: Pick<Turn, 'ask' | 'focus'>): readonly Home[] {
  const inArea = ask.area ? ownHomes.filter(({ location }) => location.includes(ask.area ?? '')) : [];
  if (ask.homes.length > 0 || ask.area) return [...new Set([...ask.homes, ...inArea])];
  const { listed, page } = focus;
  if (says(ask, 'first', 'primera', 'primero')) return listed.slice(0, says(ask, 'two') ? 2 : 1);
  if (says(ask, 'second', 'segunda', 'segundo')) return listed.slice(1, 2);
  if (says(ask, 'third', 'tercera', 'tercero')) return listed.slice(2, 3);
  if (says(ask, 'last', 'ultima', 'ultimo')) return listed.slice(-1);
  if (says(ask, 'other', 'otra', 'otro')) return listed.filter((home) => !focus.homes.includes(home));

  return page && 'beds' in page && says(ask, 'this', 'esta', 'here') ? [page] : focus.homes;
}

/** The agents that are meant: those named, the page's, or the one spoken of last. */
export function personsMeant({
  ask,
  focus,
  intent,
}: Pick<Turn, 'ask' | 'focus' | 'intent'>): readonly Person[] {
  if (ask.people.length > 0) return ask.people.slice(0, 4);
  if (says(ask, 'office', 'oficina', 'your', 'anyone', 'someone', 'somebody', 'alguien')) return [];
  const isPerson = says(ask, 'he', 'she', 'him', 'her', 'his', 'hers', 'ella', 'su', 'el');
  const isOpen =
    focus.latest === 'person' &&
    !['whoIs', 'complaint'].includes(intent) &&
    !(intent === 'personSold' && says(ask, 'you', 'ustedes', 'han'));

  return isPerson || isOpen ? focus.people.slice(0, 2) : [];
}

/** The agents for a home, the best first. */
export const agentsOf = ({ location, type }: Home) => peopleFor(wordsIn(`${location} ${type}`));
