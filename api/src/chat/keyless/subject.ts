import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Home } from '../facts/homes.ts';
import type { Person } from '../facts/people.ts';
import type { Concept } from '../search/lexicon.ts';
import { type Language, read } from './reading.ts';

/** What the conversation was about before the last message. History is written by the visitor's browser: it only tells what to look up. */
export interface Subject {
  homes: readonly Home[];
  people: readonly Person[];
  /** Which of the two was spoken of last. */
  latest: 'home' | 'person' | undefined;
  /** What the visitor last asked about it. */
  concepts: ReadonlySet<Concept>;
  language: Language | undefined;
}

// Farther back nobody remembers what "it" was.
const memory = 8;

/** Finds the last homes, the last agents and the last question spoken of. */
export function subjectOf(earlier: readonly ChatMessage[]): Subject {
  const recent = earlier
    .slice(-memory)
    .map(({ role, content }) => ({ role, ...read(content) }))
    .reverse();
  const asked = recent.filter(({ role }) => role === 'user');
  const [homes, people] = [
    recent.findIndex((one) => one.homes.length > 0),
    recent.findIndex((one) => one.people.length > 0),
  ];

  return {
    homes: recent[homes]?.homes ?? [],
    people: recent[people]?.people ?? [],
    latest: latestOf(homes, people),
    concepts: asked[0]?.concepts ?? new Set(),
    language: asked.find(({ language }) => language)?.language,
  };
}

function latestOf(homes: number, people: number) {
  if (homes < 0 && people < 0) return undefined;

  return people >= 0 && (homes < 0 || people <= homes) ? 'person' : 'home';
}
