import { aboutDealing } from './examples/dealing.ts';
import { followUps } from './examples/follow-ups.ts';
import { aboutHome } from './examples/homes.ts';
import { manners } from './examples/manners.ts';
import { aboutMarket } from './examples/market.ts';
import { aboutOffice } from './examples/office.ts';
import { aboutPeople } from './examples/people.ts';
import { searches } from './examples/searches.ts';
import { neverSaid } from './vocabulary.ts';

const tables = {
  homes: { ...aboutHome, ...searches },
  dealing: aboutDealing,
  people: aboutPeople,
  office: aboutOffice,
  market: aboutMarket,
  manners,
} as const;
/** A group of intents. */
export type Subject = keyof typeof tables;

/** One thing that visitors say or want. */
export type Intent = { [Name in Subject]: keyof (typeof tables)[Name] }[Subject];

/** The subject of each intent. */
export const subjects = Object.fromEntries(
  Object.entries(tables).flatMap(([subject, table]) => Object.keys(table).map((intent) => [intent, subject])),
) as Readonly<Record<Intent, Subject>>;

/** What a follow-up refers to: the intent before it, its subject, or what is spoken of. */
type Before = Intent | Subject | 'HOME' | 'PERSON';

/** A message of a visitor, and what it means. */
export interface Example {
  said: string;
  intent: Intent;
  /** For a follow-up, what it refers to. */
  before?: Before;
}

const messages = (said: string) => said.split('|').map((one) => one.trim());

/** Messages of visitors with their intents, in both languages; the assistant learns from them. */
export const examples: readonly Example[] = [
  ...Object.values(tables).flatMap((table) =>
    (Object.entries(table) as [Intent, string][]).flatMap(([intent, said]) =>
      messages(said).map((one) => ({ said: one, intent })),
    ),
  ),
  ...neverSaid.split(/\s+/).map((said) => ({ said, intent: 'unsaid' as const })),
  ...(Object.entries(followUps) as [keyof typeof followUps, string][]).flatMap(([row, said]) => {
    const [before, intent] = (row satisfies `${Before} > ${Intent}`).split(' > ') as [Before, Intent];

    return messages(said).map((one) => ({ said: one, intent, before }));
  }),
];
