import { aboutDealing } from './examples/dealing.ts';
import { aboutHomes } from './examples/homes.ts';
import { manners } from './examples/manners.ts';
import { aboutMarket, aboutOffice } from './examples/office.ts';
import { aboutPeople } from './examples/people.ts';

const tables = {
  ...aboutHomes,
  ...aboutDealing,
  ...aboutPeople,
  ...aboutOffice,
  ...aboutMarket,
  ...manners,
} as const;

/** One thing that visitors say or want. */
export type Intent = keyof typeof tables;

/** What visitors say, each with what they mean by it, in both languages. The assistant takes a message for what the most similar of these mean. */
export const examples: readonly (readonly [said: string, meant: Intent])[] = (
  Object.entries(tables) as [Intent, string][]
).flatMap(([intent, said]) => said.split('|').map((one) => [one.trim(), intent] as const));
