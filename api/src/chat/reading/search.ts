import { sentencesOf } from '../blocks/answers.ts';
import type { Context } from '../blocks/block.ts';
import { folded, stem, stemsOf } from './text.ts';
import { rarity, written } from './words.ts';

const setOf = (sentence: string) => new Set(stemsOf(folded(sentence)));

const entries = written.map(({ id, en, es, asked, title }) => ({
  id,
  sentences: { en: sentencesOf(en).map(setOf), es: sentencesOf(es).map(setOf) },
  /** What visitors call it. */
  called: setOf(`${asked} ${title}`),
}));

/** What sentences count that answer how much it brings, how long and how much. */
const kindsOf = [
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
      /how much|\bcosts?\b|de cuanto|\bcharge|\bfee|cuanto (es|son|cuesta|cobra|sale|se paga)|\bcobra|\bcuesta/,
    words: 'dollar percent dolare cient',
  },
].map(({ asked, words }) => ({ asked, words: words.split(' ').flatMap((word) => [word, stem(word)]) }));

/** The sentences of written answers that explain most of a text: their answer, which they are, and how much they explain. */
export function sentencesFor(text: string, language: Context['language'], only?: string) {
  const isOfPrice = only !== undefined && /\bprices?\b|\bprecios?\b/.test(text);
  const units = kindsOf.find(({ asked }) => asked.test(isOfPrice ? 'how much' : text))?.words;
  // What only asks how much is told of whatever is spoken of.
  const wanted = [...new Set(stemsOf(text))].filter(
    (word) => !units || !/^(?:long|take?|tard|cost|cuest|last|pay|cobra|price|preci|prec)$/.test(word),
  );
  const shared = (words: ReadonlySet<string>) =>
    wanted.reduce((sum, word) => sum + (words.has(word) ? rarity(word) : 0), 0);
  const all = shared(new Set(wanted));
  const found = entries
    .filter(({ id }) => only === undefined || id === only)
    .map(({ id, sentences, called }) => {
      const weights = sentences[language].map((words) => {
        const isOfUnits = units?.some((unit) => words.has(unit));

        // How much is not answered by a sentence without an amount.
        return (shared(words) + (isOfUnits ? 2 : 0)) * (units && !isOfUnits ? 0.4 : 1);
      });
      const some = wanted.filter((word) => called.has(word)).length;
      const named = only === undefined && some > 1 ? shared(called) : 0;
      if (named > Math.max(...weights)) return { id, field: undefined, weight: named, share: named / all };
      const weight = Math.max(...weights);
      const at = weights.flatMap((each, index) => (each > 0 && each >= weight * 0.8 ? [index] : []));

      // Where nothing else is asked than how much, or how long, any such sentence answers.
      return {
        ...{ id, field: at.slice(0, 2).join(',') },
        ...(all > 0
          ? { weight, share: weight / all }
          : { weight: weight * 5, share: Number(only !== undefined && weight > 0) }),
      };
    });

  return found.toSorted((one, other) => other.weight - one.weight)[0];
}
