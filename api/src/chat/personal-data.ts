import { isKnown, normalized } from './understanding/text.ts';

/** The words after an introduction such as "my name is", in any letter case. */
const introduced =
  /(?<=\b(?:name is|name's|this is|i am|i'm|im|it's|me llamo|nombre es|soy|habla|regards|saludos)\s+)(?:[\p{L}'’-]+\s?){1,3}/giu;
const unlessKnown = (text: string) =>
  text.replace(/[\p{L}'’-]+/gu, (word) => (isKnown(normalized(word).split(/['\s]/)[0] ?? '') ? word : '…'));

/** Removes addresses, numbers and names: unknown words with a capital letter, or after "my name is". */
export const withoutPersonalData = (question: string) =>
  question
    .slice(0, 300)
    .replace(/(?<![^\s@])[^\s@]*@[^\s@]*|(?<![\w/.])(?:https?:\/\/|www\.)\S*/gi, '…')
    .replace(introduced, unlessKnown)
    .replace(/\d[\d\s().,-]*/g, '# ')
    .replace(/\p{Lu}[\p{L}'’-]{2,}/gu, unlessKnown)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
