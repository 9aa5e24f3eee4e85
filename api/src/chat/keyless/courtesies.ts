import type { Concept } from '../search/lexicon.ts';
import { speaksOf } from './reading.ts';
import type { Texts } from './texts-en.ts';
import type { Intent } from './turn.ts';

const courtesy =
  (
    concept: Concept & keyof Texts,
    text: 'machine' | 'ability' | 'thanks' | 'farewell' | 'greeting',
  ): Intent =>
  ({ reading, texts }) =>
    speaksOf(reading, concept) ? texts[text] : undefined;

export const machine = courtesy('machine', 'machine');
export const ability = courtesy('ability', 'ability');
export const thanks = courtesy('thanks', 'thanks');
export const farewell = courtesy('farewell', 'farewell');
export const greeting = courtesy('greeting', 'greeting');
