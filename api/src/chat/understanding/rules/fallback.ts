import { firmAnswers } from '../../blocks/answers.ts';
import { type Block, comparison, homeBlock } from '../../blocks/block.ts';
import { measures } from '../../blocks/homes.ts';
import { hasPage, sellerOf } from '../../homes.ts';
import { isCourtesy, isQuestion, rankOf } from '../mentions.ts';
import { bestSentences } from '../sentence-retrieval.ts';
import { stemsOf } from '../text.ts';
import type { Utterance } from '../utterance.ts';
import { personBlock } from './priority.ts';

/** The answer where no rule applies: about the home it names, a retrieved sentence, or a referral to a person. */
export function fallback(utterance: Utterance): Block {
  const { text, homes, state, isShort } = utterance;
  if (homes[0]) return homeBlock(asksForDetail(utterance) ? 'unsaid' : 'about', homes[0]);
  const of = /^(?:manage|renting-out)$/.test(state.lastBlock?.of ?? '') ? 'renting-out' : 'rent';
  if (state.inquiryType === 'renting' && isShort) return { kind: 'faq', of };
  if (state.inquiryType && !isQuestion(text))
    return personBlock(state.inquiryType, { agents: [], home: undefined, state });

  return shownHomesFigure(utterance) ?? retrievedSentence(utterance) ?? unknown(utterance);
}

/** Reports whether an utterance asks for something particular about the home it names. */
const asksForDetail = ({ text, withoutNames }: Utterance) =>
  isQuestion(text) &&
  !/^(?:and |so |y )?(?:what|how) about\b/.test(text) &&
  !stemsOf(withoutNames).every(isOfHome);

/** A figure of the homes that were shown, or of all: "how much?" */
function shownHomesFigure({ text, mentions, state, isShort, context }: Utterance): Block | undefined {
  const [mention] = mentions('home');
  const isOfHomes = /^(?:homes?|viewing|rate|person)$/.test(state.lastBlock?.kind ?? 'homes');
  if (!isOfHomes || !isShort || !mention || !(mention.id in measures)) return undefined;
  // "What does the power of attorney cost?" asks for no home's price, nor does "how much?" after a written answer.
  const isOther = !stemsOf(text.replace(mention.words, '')).every(isOfHome);
  const shown = state.homes.length > 1 ? state.homes : context.homes.filter(hasPage);

  return isOther ? undefined : comparison(shown, mention.id)[0];
}

/** Sentences of a written answer; a guess where only its name matches, or a short text follows another answer. */
function retrievedSentence({ text, isShort, state, context }: Utterance): Block | undefined {
  const found = bestSentences(text, context.language);
  if (!found || isCourtesy(found.id) || found.share <= 0.55 || found.weight <= 3.5) return undefined;
  const { id, field } = found;
  if (field ? firmAnswers[id]?.offer : rankOf(id) === 'first') return undefined;
  const isGuess = !field || (isShort && state.lastBlock?.kind === 'faq' && state.lastBlock.of !== id);

  return { kind: 'faq', of: id, ...(field && { field }), ...(isGuess && { isGuess }) };
}

/** Refers to a person: the home's agent, else the one under discussion or named below the last answer, else the office. */
function unknown({ home, state }: Utterance): Block {
  const { agent, isAboutAgent, lastBlock, inquiryType } = state;
  const subject = home ?? state.home;
  const contact = isAboutAgent || lastBlock?.kind === 'faq' ? agent : undefined;
  const person = (subject && sellerOf(subject)) ?? contact;

  return { kind: 'unknown', of: (inquiryType ? undefined : person?.slug) ?? 'office' };
}

const isOfHome = (word: string) => /^(?:hous|hom|cas|propert|propiedad|rang|pric|prec|anda|metr)/.test(word);
