import { buyersGuide } from '@dosmares/content/buyers-guide';
import { guideWords } from '@dosmares/content/chat/faq';
import { firmAnswers, sentencesOf } from '../blocks/answers.ts';
import type { Context } from '../blocks/block.ts';
import { folded, isSmall } from './text.ts';

const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ing|ed|es|s|ar|er|ir|an|en|as|os|a|o|e|y)$/, '') : word;

/** The words of a folded text that say something, without their endings. */
export const stemsOf = (text: string) =>
  (text.match(/[a-z]+|\d{2,}/g) ?? []).filter((word) => !isSmall(word) || /\d/.test(word)).map(stem);

/** Every written answer by its sentences, in both languages. */
const entries = [
  ...buyersGuide.map(({ id, answer, question }) => ({
    id,
    ...answer,
    words: `${guideWords[id]} ${question.en} ${question.es}`,
  })),
  ...Object.entries(firmAnswers).map(([id, { en, es, words }]) => ({ id, en, es, words })),
].map(({ id, en, es, words }) => ({
  id,
  all: new Set(stemsOf(folded(`${en} ${es} ${words}`))),
  sentences: { en: sentencesOf(en).map(setOf), es: sentencesOf(es).map(setOf) },
}));

function setOf(sentence: string) {
  return new Set(stemsOf(folded(sentence)));
}

const frequency = new Map<string, number>();
for (const { all } of entries) for (const word of all) frequency.set(word, (frequency.get(word) ?? 0) + 1);

const rarity = (word: string) => Math.log(1 + entries.length / (1 + (frequency.get(word) ?? 0)));

/** How telling words are: the rarer in what we write, the more; small words hardly count. */
export const weightOf = (text: string) =>
  (text.match(/[a-z]+/g) ?? []).reduce(
    (sum, word) => sum + (isSmall(word) ? 0.2 : frequency.has(stem(word)) ? rarity(stem(word)) : 2.5),
    0,
  );

/** What sentences count that answer how long and how much. */
const kindsOf = [
  {
    asked: /could i (?:make|earn)|would it (?:make|earn)|cuanto (?:gano|ganaria|deja)/,
    words: 'income ingreso',
  },
  {
    asked: /how (long|soon|often)|cuanto (tiempo|dura|tarda)|\b(last|expire|run out)/,
    words: 'year month day days ano anos meses dias',
  },
  {
    asked: /how much|\bcost|\bcharge|\bfee|cuanto (es|son|cuesta|cobra|sale|se paga)|\bcobra|\bcuesta/,
    words: 'dollar percent dolare cient',
  },
  {
    asked: /could i (?:make|earn)|would it (?:make|earn)|cuanto (?:gano|ganaria|deja)/,
    words: 'income ingreso',
  },
].map(({ asked, words }) => ({ asked, words: words.split(' ').flatMap((word) => [word, stem(word)]) }));

/** The sentences of written answers that explain most of a text: their answer, which they are, and how much they explain. */
export function sentencesFor(text: string, language: Context['language'], only?: string) {
  const units = kindsOf.find(({ asked }) => asked.test(text))?.words ?? [];
  // What only asks how much is told of whatever is spoken of.
  const wanted = [...new Set(stemsOf(text))].filter(
    (word) => units.length === 0 || !/^(?:long|tak|tard|cost|cuest|last|pay|cobra)$/.test(word),
  );
  const all = wanted.reduce((sum, word) => sum + rarity(word), 0);
  const found = entries
    .filter(({ id }) => only === undefined || id === only)
    .map(({ id, sentences }) => {
      const weights = sentences[language].map(
        (words) =>
          (wanted.reduce((sum, word) => sum + (words.has(word) ? rarity(word) : 0), 0) +
            Number(units.some((unit) => words.has(unit))) * 2) *
          // How much is not answered by a sentence without an amount.
          (units.length === 0 || units.some((unit) => words.has(unit)) ? 1 : 0.4),
      );
      const weight = Math.max(...weights);
      const at = weights.flatMap((each, index) => (each > 0 && each >= weight * 0.8 ? [index] : []));

      return {
        id,
        // Nothing else is asked than how much, or how long.
        weight: all === 0 ? weight * 5 : weight,
        share: all === 0 ? Number(weight > 0) : weight / all,
        field: at.slice(0, 2).join(','),
      };
    });

  return found.toSorted((one, other) => other.weight - one.weight)[0];
}

/** The sentence that has most of the telling words of a text, at least two of them; undefined where none has. */
export function bestOf(sentences: readonly string[], text: string): string | undefined {
  const wanted = [...new Set(stemsOf(text))];
  const counted = sentences.map((sentence) => {
    const words = setOf(sentence);

    return { sentence, count: wanted.filter((word) => words.has(word)).length };
  });
  const [best] = counted.toSorted((one, other) => other.count - one.count);

  return best && best.count > 1 && best.count >= wanted.length * 0.6 ? best.sentence : undefined;
}
