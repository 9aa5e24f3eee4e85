import type { Intent } from '@dosmares/content/chat/examples';
import type { ChatMessage } from '@dosmares/contracts/chat';
import { type Home, homes, ownHomes } from '../facts/homes.ts';
import { type Person, people } from '../facts/people.ts';
import type { Amounts } from '../reading/amounts.ts';
import { read } from '../reading/reading.ts';
import { intentOf } from './intent-of.ts';

/** What the conversation is about. Its history is written by the visitor's browser: it only tells what to look up. */
export interface Focus {
  homes: readonly Home[];
  people: readonly Person[];
  /** The homes that were last spoken of together: "the second one" is one of them. */
  listed: readonly Home[];
  /** The homes that were spoken of, the last first. */
  recent: readonly Home[];
  latest: 'home' | 'person' | undefined;
  /** What the visitor wanted last. */
  intent: Intent | undefined;
  /** What the visitor wishes for, as far as it was said. */
  wish: Amounts;
  month: string | undefined;
  language: 'en' | 'es' | undefined;
  /** The home or the agent whose page the visitor is on. */
  page: Home | Person | undefined;
}

// Farther back nobody remembers what "it" was.
const memory = 10;
const longest = 1500;
// What is said between two questions does not change the subject.
const passing: readonly Intent[] = [
  'thanks',
  'greeting',
  'consent',
  'decline',
  'looking',
  'unsaid',
  'offTopic',
];

/** Follows a conversation up to its last message. */
export function focusOf(earlier: readonly ChatMessage[], path: string | undefined): Focus {
  const page = [...homes.filter((home) => home.path !== '/market-report'), ...people].find(
    (one) =>
      one.path === path || ('slug' in one && [`/agents/${one.slug}`, `/team/${one.id}`].includes(path ?? '')),
  );
  const start: Focus = {
    homes: page && 'beds' in page ? [page] : [],
    people: page && 'slug' in page ? [page] : [],
    latest: page && ('slug' in page ? 'person' : 'home'),
    recent: [],
    ...{ listed: ownHomes, intent: undefined, wish: {}, month: undefined, language: undefined, page },
  };

  return earlier.slice(-memory).reduce(followed, start);
}

function followed(focus: Focus, { role, content }: ChatMessage): Focus {
  const reading = read(content.slice(0, longest));
  const named = moved(focus, reading);
  if (role === 'assistant') return named;
  const intent = intentOf(reading, focus);

  return {
    ...named,
    intent: passing.includes(intent) ? focus.intent : intent,
    wish: { ...focus.wish, ...reading.amounts },
    month: reading.month ?? focus.month,
    language: reading.language ?? focus.language,
  };
}

/** The focus after homes or people were spoken of. */
export function moved(
  focus: Focus,
  said: { homes?: readonly Home[] | undefined; people?: readonly Person[] | undefined },
): Focus {
  const [spokenHomes = [], spokenPeople = []] = [said.homes, said.people];

  return {
    ...focus,
    homes: spokenHomes.length > 0 ? spokenHomes : focus.homes,
    recent: [...new Set([...spokenHomes, ...focus.recent])],
    listed: spokenHomes.length > 1 ? spokenHomes : focus.listed,
    people: spokenPeople.length > 0 ? spokenPeople : focus.people,
    latest: spokenPeople.length > 0 ? 'person' : spokenHomes.length > 0 ? 'home' : focus.latest,
  };
}
