import { folded, isKnown } from './reading/text.ts';

const longest = 300;
const gone = '…';

/** Words that introduce a name, in any letter case. */
const introducing =
  /\b(?:name is|name's|names|this is|i am|i'm|im|it's|me llamo|nombre es|soy|habla|sincerely|regards|saludos)\s+(?:[\p{L}'’-]+\s?){1,3}/giu;

/**
 * Removes from a question what identifies the visitor: addresses, numbers, and words after "my name is" or with a
 * capital, except those that visitors and the content are known to use.
 */
export function withoutPersonalData(question: string): string {
  return question
    .slice(0, longest)
    .replace(/\p{C}/gu, ' ')
    .replace(/(?<![^\s@])[^\s@]*@[^\s@]*/g, gone)
    .replace(/(?<![\w/.])(?:https?:\/\/|www\.)\S*/gi, gone)
    .replace(introducing, (said) => withoutUnknown(said, true))
    .replace(/\d[\d\s().,-]*/g, '# ')
    .replace(/\p{Lu}[\p{L}'’-]*/gu, (word) => withoutUnknown(word, false))
    .replace(/\s+/g, ' ')
    .trim();
}

const withoutUnknown = (text: string, isIntroduced: boolean) =>
  text.replace(/[\p{L}'’-]+/gu, (word) =>
    isKnown(folded(word).split(/['\s]/)[0] ?? '') || (!isIntroduced && word.length < 3) ? word : gone,
  );
