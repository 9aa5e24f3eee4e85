import { peopleOf } from '../../blocks/agents.ts';
import type { Reading } from '../reading.ts';
import { type Found, sumOf } from '../words.ts';

// Of what they cost, or how they live, the pages of agents tell nothing.
const unsaid = /\b(?:fees?|cheap|charg|cost|commission|comision|cobra|marri|casad|single|solter)/;

export function ofAgent(reading: Reading): Found {
  const { rest, agents, hits, says } = reading;
  const fields = fieldsAsked(reading);
  const isOpen = fields.every((field) => field === 'about');
  const some = fields[0] ? fields.slice(0, 2) : [unsaid.test(rest) ? 'unsaid' : 'about'];
  const [subject] = fields.includes('speciality') ? hits('subject') : [];
  // Who does not know of it: who does.
  const others = subject && !peopleOf({ all: [subject.id] }).some((each) => agents.includes(each));

  return {
    blocks: [
      ...agents.slice(0, 3).flatMap(({ slug }) => some.map((field) => ({ kind: 'agent', of: slug, field }))),
      ...(agents[0] && others ? [{ kind: 'agents', all: [subject.id] }] : []),
    ],
    // "Is he good with rentals?" is of him, not of rentals.
    weight: sumOf(hits('agent')) + (says('pronoun') && !isOpen ? 8 : 0),
  };
}

function fieldsAsked({ hits, isShort }: Reading) {
  const found = hits('agent').map(({ id }) => id);
  const [tongue] = hits('language');
  if (tongue && (isShort || found.includes('languages'))) return [`speaks:${tongue.id}`];

  return found.find((id) => /^(?:private|whatsapp)$/.test(id))?.split(' ') ?? found;
}

/** Agents by what they know, speak or have sold, where people are asked for. */
export function whoKnows(reading: Reading): Found {
  const { text, homes, says, hits } = reading;
  const [subject] = hits('subject');
  const isLone = isOfSubject(reading, subject?.id);
  const isSubject = subject && !homes[0] && !/\bowns?\b/.test(text) && (says('people') || isLone);
  const isPeople = isOfPeople(reading);
  const records = hits('record').filter(({ id }) => isPeople || id === 'mostSold' || /experienc/.test(text));
  const isNext = records.length > 0 && (says('second') || /\b(?:after|besides|despues|aparte)\b/.test(text));
  const tongues = isPeople || says('talking') ? hits('language') : [];
  const wanted = [
    ...(isSubject ? [subject] : records),
    ...tongues.map(({ id, weight }) => ({ id: `speaks:${id}`, weight })),
  ];

  return {
    blocks: wanted[0]
      ? [{ kind: 'agents', all: wanted.map(({ id }) => id), ...(isNext && { field: 'next' }) }]
      : [],
    weight: sumOf(wanted) + Number(isLone) * 2 + Number(isNext) * 6,
  };
}

/** Reports whether people are asked for: in the words, or because agents were spoken of. */
function isOfPeople({ text, memory, says }: Reading) {
  const isOnTeam = memory.isOfAgent || memory.page === '/team' || memory.last?.of === 'team';

  return says('people') || (isOnTeam && text.split(' ').length < 5);
}

const isOfSubject = ({ text, home, order, amount }: Reading, subject = '') =>
  !home && !order && amount === undefined && isAlone[subject]?.test(text) === true;

/** What nobody asks of a home: who knows of it is meant also without a word for people. */
const isAlone: Readonly<Record<string, RegExp>> = {
  ...{ land: /^/, golf: /^(?!.*\b(?:near|cerca)\b)/ },
  relocation: /\b(?:relocat|mov(?:e|ing)\b|mudar|mudanza|second home|segunda casa)/,
};
