import type { Saying } from '@dosmares/content/chat/sayings-en';
import { office } from '@dosmares/content/office';
import { listed } from '../../facts/fields.ts';
import { says } from '../../reading/reading.ts';
import { isMatter, peopleFor } from '../../reading/search.ts';
import { agentsOf, homesMeant, personsMeant } from '../meant.ts';
import { type Answer, type Handler, ofHome, ofPerson, say } from '../turn.ts';
import { isOpenAt } from './opening.ts';

/** Returns a handler that answers with a saying of the office. */
const house =
  (saying: Saying, kind: Answer['kind'] = 'answer'): Handler =>
  (turn) => ({ about: 'office', kind, lines: [say(turn, saying)] });

/** Returns a handler that answers with a saying that is not about the office. */
const manner =
  (saying: Saying, kind: Answer['kind'] = 'answer'): Handler =>
  (turn) => ({ kind, lines: [say(turn, saying)] });

const hours: Handler = (turn) => {
  const isNow = says(turn.ask, 'now', 'today', 'hour', 'ahorita', 'currently', 'ahora', 'hoy', 'abiertos');
  const verdict = isNow ? [say(turn, isOpenAt(turn.now, office) ? 'open' : 'closed')] : [];

  return { about: 'office', lines: [[...verdict, say(turn, 'hours')].join(' ')] };
};

const areas: Handler = (turn) => {
  const named = turn.ask.areas;

  return {
    lines: [
      named.length > 0 ? say(turn, 'area', { area: listed(named, turn.language) }) : say(turn, 'areas'),
    ],
  };
};

/** Answers questions about the brokerage: on trust, or in general. */
const about: Handler = (turn) =>
  house(
    says(turn.ask, 'scam', 'fake', 'real', 'legit', 'trust', 'serious', 'estafa', 'confiables', 'fiar')
      ? 'trust'
      : 'about',
  )(turn);

/** Names the adviser for investing: the agent whose page mentions it most. */
const invest: Handler = (turn) => {
  const [adviser] = peopleFor(['investment', 'portfolio']);

  return adviser && { people: [adviser], lines: [ofPerson(turn, 'invest', adviser)] };
};

/** Explains how foreigners own land, and names who accompanies them. */
const foreignOwners: Handler = (turn) => {
  const persons = peopleFor(['trust', 'deed', 'relocation']).slice(0, 1);

  return {
    people: persons,
    lines: [say(turn, 'foreignOwners'), ...persons.map((person) => ofPerson(turn, 'personLine', person))],
  };
};

/** Answers questions on which the site is silent: with the agent who is suited, if a page suggests one. */
const unsaid: Handler = (turn) => {
  const { ask } = turn;
  const [home] = ask.homes;
  const [named] = personsMeant(turn);
  const [person] = named ? [named] : peopleFor(ask.plain.filter(isMatter));

  return {
    kind: 'unknown',
    ...(home && { homes: [home] }),
    ...(person && { people: [person] }),
    lines: [
      home ? `${ofHome(turn, 'unlisted', home)} ${home.path}` : say(turn, 'unknown'),
      ...(person ? [`${say(turn, 'suited')} ${ofPerson(turn, 'personLine', person)}`] : []),
    ],
  };
};

/** Answers a complaint: an apology, a number, and the offer to pass it on now. */
const complaint: Handler = (turn) => {
  if (says(turn.ask, 'bot', 'robot', 'question', 'pregunta', 'stupid', 'inutil', 'dumb', 'repeating'))
    return house('sorryForMe')(turn);
  const [person] = personsMeant(turn);
  if (person) return { people: [person], lines: [ofPerson(turn, 'sorryFor', person)] };

  return house(called.test(turn.ask.text.toLowerCase()) ? 'sorryAgain' : 'sorry')(turn);
};

/** What somebody says who has called already. */
const called = /\bi (?:did |already |have )?call|\b(?:picked|picks) up\b|\b(?:ya )?(?:llame|marque)\b/;

/** Returns a handler that passes a message on: to the agent who is meant, a named home's agent, or the office. */
const passedOn =
  (saying: 'message' | 'callback'): Handler =>
  (turn) => {
    const [home] = turn.ask.homes;
    const [person] = [...personsMeant(turn), ...(home ? agentsOf(home) : [])];

    return person ? { people: [person], lines: [ofPerson(turn, 'messageTo', person)] } : house(saying)(turn);
  };

const consent: Handler = (turn) => {
  const [home] = homesMeant(turn);

  return turn.focus.intent === undefined || turn.focus.intent === 'ability'
    ? manner('ability')(turn)
    : home && turn.focus.intent === 'viewing'
      ? { homes: [home], lines: [ofHome(turn, 'viewing', home)] }
      : house('message')(turn);
};

/** Handlers of questions about the office and its services, and of greetings, thanks and refusals. */
export const aboutHouse = {
  ...{ hours, areas, about, invest, foreignOwners, unsaid, complaint, consent },
  message: passedOn('message'),
  address: house('address'),
  replyTime: house('replyTime'),
  social: house('social'),
  founded: house('founded'),
  founder: house('founder'),
  legalName: house('legalName'),
  record: house('record'),
  callback: passedOn('callback'),
  unsubscribe: house('unsubscribe'),
  privacy: house('privacy'),
  join: house('join', 'unknown'),
  buy: manner('buy'),
  sell: house('sell'),
  value: house('value'),
  rent: house('rent'),
  greeting: manner('greeting'),
  looking: manner('looking'),
  thanks: manner('thanks'),
  farewell: manner('farewell'),
  machine: house('machine'),
  ability: manner('ability'),
  decline: manner('decline'),
  offTopic: house('offTopic', 'refusal'),
} as const satisfies Record<string, Handler>;
