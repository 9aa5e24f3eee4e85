import { firmAnswers } from '../../blocks/answers.ts';
import { answer, type Block, homeBlock, sideways } from '../../blocks/block.ts';
import { measures } from '../../blocks/homes.ts';
import { hasPage, sellerOf } from '../../homes.ts';
import type { Reading } from '../reading.ts';
import { sentencesFor } from '../search.ts';
import { stemsOf } from '../text.ts';
import { asks, type Found, isCourtesy, rankOf } from '../words.ts';
import { again } from './again.ts';
import { ofAgent, whoKnows } from './agents.ts';
import { ofArea } from './areas.ts';
import { personBlock, urgent } from './dealing.ts';
import { ofHome, searched, sideBySide } from './homes.ts';
import { inTopic, ofMarket, ofOffice, written } from './written.ts';

/** What a part may ask for, and how much the rule is trusted: what explains most of the part answers it. */
const rules: readonly (readonly [rule: (reading: Reading) => Found | undefined, trust: number])[] = [
  ...urgent.map((rule, at) => [rule, 1000 - at] as const),
  [written, 3],
  [inTopic, 1],
  [again, 4.05],
  [sideBySide, 4],
  [ofAgent, 4],
  [ofMarket, 1],
  [whoKnows, 1],
  [ofHome, 1],
  [ofArea, 4],
  [ofOffice, 0.5],
  [searched, 0.1],
];

/** Chooses what a part of a question is about; nothing where no rule knows. */
export function topicOf(reading: Reading): readonly Block[] {
  const found = rules.flatMap(([rule, trust]) => {
    const { blocks = [], weight = 0 } = rule(reading) ?? {};

    return blocks.length > 0 ? [{ blocks, weight: weight + trust }] : [];
  });
  const [best] = found.toSorted((one, other) => other.weight - one.weight);

  return best?.blocks ?? answer(reading.answers[0]?.id);
}

/** What is said of a question that no rule takes: of what it names, what the guide says in passing, or who may know. */
export function whatIsLeft(reading: Reading): Block {
  const { text, homes, memory, isShort } = reading;
  if (homes[0]) return homeBlock(isOfMore(reading) ? 'unsaid' : 'about', homes[0]);
  const isOfOwner = /^(?:manage|renting-out)$/.test(memory.last?.of ?? '');
  if (memory.wish === 'renting' && isShort) return { kind: 'faq', of: isOfOwner ? 'renting-out' : 'rent' };
  if (memory.wish && !asks.test(text))
    return personBlock(memory.wish, { agents: [], home: undefined, memory });

  return ofShown(reading) ?? inPassing(reading) ?? { kind: 'unknown', of: whoMayKnow(reading) };
}

/** Reports whether a part asks for something of what it names. */
const isOfMore = ({ text, rest }: Reading) =>
  asks.test(text) &&
  !/^(?:and |so |y )?(?:what|how) about\b/.test(text) &&
  !stemsOf(rest).every((word) => isOfHomes(word));

/** A figure of the homes that were shown, or of all. */
function ofShown({ text, hits, memory, isShort, context }: Reading): Block | undefined {
  const [hit] = hits('home');
  // "What does the power of attorney cost?" asks for the price of no home, nor "how much?" after an answer.
  const isOfOurs = !memory.last || /^(?:homes?|viewing|rate|person)$/.test(memory.last.kind);
  const isLone =
    isOfOurs && isShort && hit && hit.id in measures && stemsOf(text.replace(hit.words, '')).every(isOfHomes);
  const shown = memory.homes.length > 1 ? memory.homes : context.homes.filter(hasPage);

  return isLone ? sideways(shown, hit.id)[0] : undefined;
}

/**
 * Sentences of an answer that tell in passing what is asked. With a doubt: one that is called by the same words, or, where
 * a few words follow another answer.
 */
function inPassing({ text, isShort, memory, context }: Reading): Block | undefined {
  const found = sentencesFor(text, context.language);
  if (!found || isCourtesy(found.id) || found.share <= 0.55 || found.weight <= 3.5) return undefined;
  const { id, field } = found;
  const isOther = field ? firmAnswers[id]?.offer : rankOf(id) === 'first';
  const isGuess = !field || (isShort && memory.last?.kind === 'faq' && memory.last.of !== id);

  return isOther ? undefined : { kind: 'faq', of: id, ...(field && { field }), ...(isGuess && { isGuess }) };
}

/** Whom to ask: for a home its agent, else the one of whom was spoken, or who was named below the last answer. */
function whoMayKnow({ home, memory }: Reading): string {
  const { agent, isOfAgent, last, wish } = memory;
  const of = home ?? memory.home;
  const person = (of && sellerOf(of)) ?? (isOfAgent || last?.kind === 'faq' ? agent : undefined);

  return (wish ? undefined : person?.slug) ?? 'office';
}

const isOfHomes = (word: string) => /^(?:hous|hom|cas|propert|propiedad|rang|pric|prec|anda|metr)/.test(word);
