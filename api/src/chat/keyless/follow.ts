import type { Intent } from '@dosmares/content/chat/examples';
import type { ChatMessage } from '@dosmares/contracts/chat';
import { homes, ownHomes } from '../facts/homes.ts';
import { people } from '../facts/people.ts';
import { read } from '../reading/reading.ts';
import { type Focus, moved } from './focus.ts';
import { intentOf } from './intent-of.ts';

// Messages that are followed: "it" seldom refers to an earlier one.
const memory = 10;
const longest = 1500;
// Remarks between two questions do not change the subject.
const passing: readonly Intent[] = [
  'thanks',
  'greeting',
  'consent',
  'decline',
  'looking',
  'unsaid',
  'offTopic',
];

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
    months: [],
    listedPeople: [],
    ...{ listed: ownHomes, intent: undefined, wish: {}, language: undefined, page },
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
    months: reading.months.length > 0 ? reading.months : focus.months,
    languages: reading.languages.length > 0 ? reading.languages : focus.languages,
    language: reading.language ?? focus.language,
  };
}
