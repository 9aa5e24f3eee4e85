import { aboutDealing } from './examples/dealing.ts';
import { followUps } from './examples/follow-ups.ts';
import { aboutHomes } from './examples/homes.ts';
import { manners } from './examples/manners.ts';
import { aboutMarket, aboutOffice } from './examples/office.ts';
import { aboutPeople } from './examples/people.ts';
import { neverSaid } from './vocabulary.ts';

const tables = {
  homes: aboutHomes,
  dealing: aboutDealing,
  people: aboutPeople,
  office: aboutOffice,
  market: aboutMarket,
  manners,
} as const;
const all = {
  ...aboutHomes,
  ...aboutDealing,
  ...aboutPeople,
  ...aboutOffice,
  ...aboutMarket,
  ...manners,
} as const;

/** One thing that visitors say or want. */
export type Intent = keyof typeof all;

/** A group of intents. */
export type Subject = keyof typeof tables;

/** The subject of each intent. */
export const subjects = Object.fromEntries(
  Object.entries(tables).flatMap(([subject, table]) => Object.keys(table).map((intent) => [intent, subject])),
) as Readonly<Record<Intent, Subject>>;

/** A message of a visitor, what it means, and for a follow-up the subject or intent before it. */
export interface Example {
  said: string;
  intent: Intent;
  before?: string | undefined;
}

const messages = (said: string) => said.split('|').map((one) => one.trim());

/** Messages of visitors with their intents, in both languages; the assistant learns from them. */
export const examples: readonly Example[] = [
  ...(Object.entries(all) as [Intent, string][]).flatMap(([intent, said]) =>
    messages(said).map((one) => ({ said: one, intent })),
  ),
  ...neverSaid.split(/\s+/).map((said) => ({ said, intent: 'unsaid' as const })),
  ...Object.entries(followUps).flatMap(([row, said]) => {
    const [before, intent] = row.split(' > ') as [string, Intent];

    return messages(said).map((one) => ({ said: one, intent, before }));
  }),
];
