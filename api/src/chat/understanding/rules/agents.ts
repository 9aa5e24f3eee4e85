import { findAgents } from '../../blocks/agents.ts';
import { type Candidate, totalWeight } from '../mentions.ts';
import type { Utterance } from '../utterance.ts';

/** Fees and private life, which no agent's page mentions. */
const unpublished = /\b(?:fees?|cheap|charg|cost|commission|comision|cobra|marri|casad|single|solter)/;

/** Fields of the agents that an utterance refers to. */
export function agentFacts(utterance: Utterance): Candidate {
  const { withoutNames, agents, mentions, hasCue } = utterance;
  const fields = requestedFields(utterance);
  const isOpen = fields.every((field) => field === 'about');
  const some = fields[0] ? fields.slice(0, 2) : [unpublished.test(withoutNames) ? 'unsaid' : 'about'];
  const [subject] = fields.includes('speciality') ? mentions('subject') : [];
  // Where none of them knows the subject, name those who do.
  const others = subject && !findAgents({ all: [subject.id] }).some((each) => agents.includes(each));

  return {
    blocks: [
      ...agents.slice(0, 3).flatMap(({ slug }) => some.map((field) => ({ kind: 'agent', of: slug, field }))),
      ...(agents[0] && others ? [{ kind: 'agents', all: [subject.id] }] : []),
    ],
    // "Is he good with rentals?" asks about him, not about rentals.
    weight: totalWeight(mentions('agent')) + (hasCue('pronoun') && !isOpen ? 8 : 0),
  };
}

function requestedFields({ idsOf, isShort }: Utterance) {
  const found = idsOf('agent');
  const [language] = idsOf('language');
  if (language && (isShort || found.includes('languages'))) return [`speaks:${language}`];

  const only = found.find((id) => /^(?:private|whatsapp)$/.test(id));

  // "For sale right now" asks for homes.
  return only ? [only] : found.filter((id) => id !== 'available' || !found[1]);
}

/** Finds agents by what they know, speak or have sold, where people are asked for. */
export function agentSearch(utterance: Utterance): Candidate {
  const { text, homes, hasCue, mentions } = utterance;
  const [subject] = mentions('subject');
  const isLone = isLoneSubject(utterance, subject?.id);
  const isSubject = subject && !homes[0] && !/\bowns?\b/.test(text) && (hasCue('people') || isLone);
  const isOfPeople = asksForAgents(utterance);
  const isRanked = (id: string) => isOfPeople || id === 'mostSold' || /experienc/.test(text);
  const ranking = mentions('ranking').filter(({ id }) => isRanked(id));
  const isNext = ranking[0] && (hasCue('second') || /\b(?:after|besides|despues|aparte)\b/.test(text));
  const languages = isOfPeople || hasCue('speaking') ? mentions('language') : [];
  const wanted = [
    ...(isSubject ? [subject] : ranking),
    ...languages.map(({ id, weight }) => ({ id: `speaks:${id}`, weight })),
  ];

  const search = { kind: 'agents', all: wanted.map(({ id }) => id), ...(isNext && { field: 'next' }) };

  return {
    blocks: wanted[0] ? [search] : [],
    weight: totalWeight(wanted) + Number(isLone) * 2 + (isNext ? 6 : 0),
  };
}

/** Reports whether an utterance asks for people: by its words, or because agents are under discussion. */
function asksForAgents({ text, state, hasCue }: Utterance) {
  const isOnTeam = state.isAboutAgent || state.page === '/team' || state.lastBlock?.of === 'team';

  return hasCue('people') || (isOnTeam && text.split(' ').length < 5);
}

const isLoneSubject = ({ text, home, order, amount }: Utterance, subject = '') =>
  !home && !order && amount === undefined && loneSubjects[subject]?.test(text) === true;

/** Subjects that need no word for people, since nobody asks for them in a home. */
const loneSubjects: Readonly<Record<string, RegExp>> = {
  land: /^(?!.*\b(?:we|i) land\b)/,
  golf: /^(?!.*\b(?:near|cerca)\b)/,
  relocation: /\b(?:relocat|mov(?:e|ing)\b|mudar|mudanza|second home|segunda casa)/,
};
