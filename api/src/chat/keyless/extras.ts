import { choices } from '@dosmares/content/chat/choices';
import type { Intent } from '@dosmares/content/chat/examples';
import type { ChatMessage, ChatReference, HandOver } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/limits';
import type { Reply } from '../answer.ts';
import { referenceTo } from '../facts/homes.ts';
import { contactOf } from './answers/hand-over.ts';
import type { Focus } from './focus.ts';
import { forPeople } from './kinds.ts';
import { agentsOf } from './meant.ts';
import type { Answer } from './turn.ts';
import type { Ask } from './understanding/asks.ts';

interface Given {
  answers: readonly Answer[];
  asks: readonly Ask[];
  messages: readonly ChatMessage[];
  focus: Focus;
  language: 'en' | 'es';
}

/** Returns extras that the panel may show with a text: cards, suggested replies, and the hand-over form. */
export function extrasOf(given: Given): Pick<Reply, 'references' | 'choices' | 'handOver'> {
  const references = referencesOf(given.answers).slice(0, chatLimits.references);
  const handOver = handOverOf(given);

  return {
    ...(references.length > 0 && { references }),
    choices: [...choices[groupOf(given)][given.language]].slice(0, chatLimits.choices),
    ...(handOver && { handOver }),
  };
}

function referencesOf(answers: readonly Answer[]): ChatReference[] {
  const all = answers.flatMap(({ homes = [], people = [], about }): ChatReference[] => [
    ...homes.map(referenceTo),
    ...people.map(({ id }) => ({ kind: 'person' as const, id })),
    ...(about ? [{ kind: about }] : []),
  ]);

  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

function groupOf({ answers, asks }: Given): keyof typeof choices {
  const last = answers.at(-1);
  if (last?.kind === 'unknown' || asks.some(({ intent }) => forPeople.includes(intent))) return 'ask';
  if (last?.homes && last.homes.length > 0)
    return last.homes.length > 1 ? (isAsked(asks) ? 'which' : 'homes') : 'home';
  if (last?.people && last.people.length > 0) return 'person';

  return last?.about === 'report' ? 'market' : 'begin';
}

const isAsked = (asks: readonly Ask[]) =>
  asks.some(({ intent }) => ['price', 'beds', 'baths', 'size', 'lot', 'year'].includes(intent));

// biome-ignore format: a table reads in columns
const inquiryTypes: Partial<Record<Intent, HandOver['inquiryType']>> = {
  viewing: 'buying', buy: 'buying', find: 'buying', sell: 'selling', value: 'selling', rent: 'renting', invest: 'investment',
};
const longestWish = 1000;

/** Returns the hand-over form when the visitor wants a person or a person can help better. */
function handOverOf({ answers, asks, messages, focus }: Given): HandOver | undefined {
  const wanted = [...asks.map(({ intent }) => intent), focus.intent].find(
    (intent) => intent && (forPeople.includes(intent) || inquiryTypes[intent]),
  );
  const contact = contactOf(messages.slice(-6));
  const isWanted = asks.some(
    ({ intent }) => forPeople.includes(intent) || intent === 'person' || intent === 'reach',
  );
  if (!isWanted && Object.keys(contact).length === 0 && !answers.some(({ kind }) => kind === 'unknown'))
    return undefined;
  const [person] = answers.flatMap(({ people = [] }) => people);
  const [home] = answers.flatMap(({ homes = [] }) => homes);
  const agentId = (person ?? (home && agentsOf(home)[0]))?.id;

  return {
    ...(agentId !== undefined && { agentId }),
    inquiryType: (wanted && inquiryTypes[wanted]) ?? 'general',
    ...contact,
    wish: (messages.at(-1)?.content ?? '').slice(0, longestWish),
  };
}
