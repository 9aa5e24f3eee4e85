import { sentencesOf } from '../blocks/answers.ts';
import type { Context } from '../blocks/block.ts';
import { faqEntries, rarity } from './mentions.ts';
import { normalized, stem, stemsOf } from './text.ts';

const stemsIn = (sentence: string) => new Set(stemsOf(normalized(sentence)));

const entries = faqEntries.map(({ id, en, es, asked, title }) => ({
  id,
  sentences: { en: sentencesOf(en).map(stemsIn), es: sentencesOf(es).map(stemsIn) },
  nameStems: stemsIn(`${asked} ${title}`),
}));

/** The units that a sentence must have to answer how much a home earns, how long something takes, or what it costs. */
const answerUnits = [
  {
    asked: /\b(?:could|would|can) (?:i|we|it|they) (?:make|earn)|cuanto (?:gano|ganaria|deja)/,
    words: 'income ingreso',
  },
  {
    asked: /how (long|soon|often)|cuanto (tiempo|dura|tarda)|\b(last|expire|run out)/,
    words: 'year month day days ano anos meses dias',
  },
  {
    asked:
      /how much|expensive|\bcosts?\b|de cuanto|\bcharge|\bfee|cuanto (es|son|cuesta|cobra|sale|se paga)|\bcobra|\bcuesta/,
    words: 'dollar percent dolare cient',
  },
].map(({ asked, words }) => ({ asked, words: words.split(' ').flatMap((word) => [word, stem(word)]) }));

/** Retrieves the sentences (their numbers in `field`) that explain most of a text, of any written answer or of `only` one. */
export function bestSentences(text: string, language: Context['language'], only?: string) {
  const asksForPrice = only !== undefined && /\bprices?\b|\bprecios?\b/.test(text);
  const units = answerUnits.find(({ asked }) => asked.test(asksForPrice ? 'how much' : text))?.words;
  // Words that merely ask how much or how long say nothing about the subject.
  const stems = [...new Set(stemsOf(text))].filter(
    (word) => !units || !/^(?:long|take?|tard|cost|cuest|last|pay|cobra|price|preci|prec)$/.test(word),
  );
  const sharedWeight = (words: ReadonlySet<string>) =>
    stems.reduce((sum, word) => sum + (words.has(word) ? rarity(word) : 0), 0);
  const all = sharedWeight(new Set(stems));
  const found = entries
    .filter(({ id }) => only === undefined || id === only)
    .map(({ id, sentences, nameStems }) => {
      const weights = sentences[language].map((words) => {
        const hasUnit = units?.some((unit) => words.has(unit));

        // A sentence without an amount does not answer how much.
        return (sharedWeight(words) + (hasUnit ? 2 : 0)) * (units && !hasUnit ? 0.4 : 1);
      });
      const namedStems = stems.filter((word) => nameStems.has(word)).length;
      const named = only === undefined && namedStems > 1 ? sharedWeight(nameStems) : 0;
      if (named > Math.max(...weights)) return { id, field: undefined, weight: named, share: named / all };
      const weight = Math.max(...weights);
      const at = weights.flatMap((each, index) => (each > 0 && each >= weight * 0.8 ? [index] : []));

      // Where only the amount or the time is asked for, any sentence with one answers.
      return {
        id,
        field: at.slice(0, 2).join(','),
        ...(all > 0
          ? { weight, share: weight / all }
          : { weight: weight * 5, share: Number(only !== undefined && weight > 0) }),
      };
    });

  return found.toSorted((one, other) => other.weight - one.weight)[0];
}
