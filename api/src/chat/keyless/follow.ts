import type { ChatMessage } from '@dosmares/contracts/chat';
import { homes, ownHomes } from '../facts/homes.ts';
import { people } from '../facts/people.ts';
import { read } from '../reading/reading.ts';
import { type Focus, moved } from './focus.ts';
import { passing } from './kinds.ts';
import { asksIn, questionsOf } from './understanding/asks.ts';
import { wanted } from './wish.ts';

// Messages that are followed: "it" seldom refers to an earlier one.
const memory = 10;
const longest = 1500;
/** Characters of an earlier message in which its questions are looked for. */
const lastWords = 200;
/** The latest messages, in which questions are looked for at all: "the same" goes no further back. */
const recent = 4;

/** Returns the focus of a conversation before its last message. */
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
    recentPeople: [],
    languages: [],
    features: [],
    months: [],
    listedPeople: [],
    ...{ listed: ownHomes, intent: undefined, asked: [], wish: {}, language: undefined, page },
  };

  return earlier
    .slice(-memory)
    .reduce((focus, message, at, { length }) => followed(focus, message, length - at <= recent), start);
}

function followed(focus: Focus, { role, content }: ChatMessage, isRecent: boolean): Focus {
  const reading = read(content.slice(0, longest));
  const named = moved(focus, reading);
  if (role === 'assistant') return named;
  const asks = isRecent ? asksIn(content.slice(-lastWords), focus) : [];
  const asked = questionsOf(asks).filter(({ intent }) => intent !== 'unsaid' && !passing.includes(intent));

  return {
    ...named,
    intent: asked.at(-1)?.intent ?? focus.intent,
    asked: asked.length > 0 ? asked : focus.asked,
    wish: { ...focus.wish, ...reading.amounts },
    features: asked.some(({ intent }) => intent === 'find') ? wanted(reading, focus) : focus.features,
    months: reading.months.length > 0 ? reading.months : focus.months,
    languages: reading.languages.length > 0 ? reading.languages : focus.languages,
    language: reading.language ?? focus.language,
  };
}
