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

/** Messages of visitors with their intents, in both languages. A message gets the intent of the most similar one. */
export const examples: readonly (readonly [said: string, meant: Intent])[] = (
  Object.entries(tables) as [Intent, string][]
).flatMap(([intent, said]) => said.split('|').map((one) => [one.trim(), intent] as const));
