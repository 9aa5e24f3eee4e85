import type { Intent } from '@dosmares/content/chat/examples';
import type { Asked, Reply } from '../answer.ts';
import { says } from '../reading/reading.ts';
import { forget } from '../reading/remembered.ts';
import { likelyLanguage } from '../reading/spelling.ts';
import { aboutHome } from './answers/about-home.ts';
import { aboutHouse } from './answers/about-house.ts';
import { aboutLanguages } from './answers/about-languages.ts';
import { aboutMarket } from './answers/about-market.ts';
import { aboutPeople } from './answers/about-people.ts';
import { contactIn } from './answers/hand-over.ts';
import { homesBy } from './answers/homes-by.ts';
import { ranking } from './answers/ranking.ts';
import { isAttempt } from './answers/refusals.ts';
import { extrasOf } from './extras.ts';
import { countedAmong, type Focus, moved } from './focus.ts';
import { focusOf } from './follow.ts';
import { passing, personal } from './kinds.ts';
import { homesMeant } from './meant.ts';
import { type Answer, type Handler, say } from './turn.ts';
import { type Ask, asksIn, questionsOf } from './understanding/asks.ts';
import { isOurs } from './understanding/intent-of.ts';

const handlers: Readonly<Record<Intent, Handler>> = {
  ...aboutHome,
  ...homesBy,
  ...ranking,
  ...aboutPeople,
  ...aboutLanguages,
  ...aboutMarket,
  ...aboutHouse,
};

/** Intents that are answered once for the whole message. */
const whole: readonly Intent[] = ['find', 'complaint', 'unsaid'];
const mostAnswers = 4;

/**
 * Answers the last message from the site's own content, without a model. The message is split into parts; the intent of
 * each is told by what was learned from examples, and it is answered from the content in the light of the conversation. A
 * question that the content does not cover is answered as unknown, with a person who can help.
 */
export function keylessReply(asked: Asked, now: Date): Reply {
  try {
    return replyTo(asked, now);
  } finally {
    forget();
  }
}

function replyTo({ messages, page }: Asked, now: Date): Reply {
  const question = messages.at(-1)?.content ?? '';
  const focus = focusOf(messages.slice(0, -1), page);
  const asks = asksIn(question, focus);
  const language = languageOf(asks, focus);
  if (isAttempt(question)) return { text: say({ language }, 'attempt'), kind: 'refusal', language };
  const answers = isArithmetic(question, asks) ? [] : answersTo(asks, { focus, language, now });
  if (contactIn(question) && answers.every(({ kind }) => kind === 'unknown' || kind === 'refusal'))
    answers.splice(0, answers.length, { about: 'office', lines: [say({ language }, 'received')] });
  if (answers.length === 0)
    answers.push({ kind: 'refusal', about: 'office', lines: [say({ language }, 'offTopic')] });

  return {
    text: joined(answers.flatMap(({ lines }) => lines)),
    kind: kindOf(answers),
    language,
    ...extrasOf({ answers, asks, messages, focus, language }),
  };
}

/** Reports whether a message is a sum to be done: "3x + 9 = 24", but not "budget = 5 million". */
const isArithmetic = (question: string, asks: readonly Ask[]) =>
  arithmetic.test(question) &&
  contactIn(question) === undefined &&
  !asks.some(({ reading }) => isOurs(reading));

const arithmetic =
  /\d[a-z]?\s*[+*=÷×]\s*\d|\d\/\d\s*[+-]|=\s*\d|\d (?:divided by|times|multiplied by|dividido entre|multiplicado por) \d/i;

/** Returns the language of the question, or of the conversation when the question does not show it. */
function languageOf(asks: readonly Ask[], { language }: Focus) {
  const said = asks.find(({ reading }) => reading.language)?.reading.language;

  return said ?? language ?? likelyLanguage(asks.flatMap(({ reading }) => reading.plain)) ?? 'en';
}

/** Returns the questions without remarks and courtesies around them; complaints first. */
function worthAnswering(all: readonly Ask[]): readonly Ask[] {
  const asks = questionsOf(all);
  const told = asks.filter(
    ({ intent }, at) => !whole.includes(intent) || asks.findIndex((one) => one.intent === intent) === at,
  );
  const matters = told.filter(({ intent }) => !passing.includes(intent));
  const sorry = matters.filter(({ intent }) => intent === 'complaint');
  const rest = matters.filter(({ intent }) => intent !== 'complaint');

  return matters.length > 0 ? [...sorry, ...rest].slice(0, mostAnswers) : told.slice(-1);
}

function answersTo(all: readonly Ask[], turn: { focus: Focus; language: 'en' | 'es'; now: Date }): Answer[] {
  const answers: Answer[] = [];
  const asks = worthAnswering(all);
  const whole = all.flatMap(({ reading }) => reading.plain);
  const agents = [...new Set(all.flatMap(({ reading }) => reading.people))];
  // "Lot size, and MLS number, of the house in Pedregal": a home that is named last is meant from the first.
  const named = asks.find(({ reading }) => reading.homes.length > 0 || reading.areas.length > 0)?.reading;
  let focus = all.filter((ask) => !asks.includes(ask)).reduce(afterRemark, turn.focus);
  if (named) focus = moved(focus, { homes: homesMeant({ ask: named, focus }) });
  // The same holds for an agent: "email and phone of Catalina".
  const people = asks.find(({ reading }) => reading.people.length > 0)?.reading.people;
  if (asks[0] && personal.includes(asks[0].intent)) focus = moved(focus, { people });

  let months: readonly string[] = [];
  for (const { intent, reading: part } of asks) {
    // "How many were sold in August, and at what price?"
    months = part.months.length > 0 || says(part, 'now', 'today', 'ahora', 'hoy') ? part.months : months;
    const reading = { ...part, months };
    focus = moved(focus, reading);
    const asked = { ...turn, focus, intent, ask: reading, whole, named: agents };
    const answer = handlers[intent](asked) ?? handlers.unsaid({ ...asked, intent: 'unsaid' });
    if (!answer) continue;
    answers.push(answer);
    focus = moved(focus, answer);
  }

  return answers;
}

/** Returns the focus after a remark: what it names is spoken of. */
function afterRemark(focus: Focus, { reading }: Ask): Focus {
  const people = countedAmong(reading, focus.listedPeople);
  const names = reading.words.some((word) => word === 'HOME' || word === 'AREA')
    ? { homes: homesMeant({ ask: reading, focus }) }
    : {};

  return {
    ...moved(focus, { ...reading, ...names, ...(people.length > 0 && { people }) }),
    wish: { ...focus.wish, ...reading.amounts },
    languages: reading.languages.length > 0 ? reading.languages : focus.languages,
  };
}

function kindOf(answers: readonly Answer[]): Reply['kind'] {
  const kinds = answers.map(({ kind = 'answer' }) => kind);

  return kinds.includes('answer') ? 'answer' : kinds.includes('unknown') ? 'unknown' : 'refusal';
}

/** Joins lines; neighbouring lines about the same page become one, with the path at the end. */
function joined(lines: readonly string[]): string {
  const unique = [...new Set(lines)];

  return unique
    .map((line, at) => {
      // "… at the foot of /market-report" is one sentence with its path.
      const path = /(?<=[.!?:]) (\/[\w/-]+)$/.exec(line)?.[1];
      const isSame = path !== undefined && unique[at + 1]?.endsWith(` ${path}`);

      // A sentence that only leads to the path goes with it: "Six months in charts:".
      return isSame ? line.slice(0, -path.length).replace(/(?<=[.!?] )[^.!?]*: $/, '') : `${line}\n`;
    })
    .join('')
    .trim();
}
