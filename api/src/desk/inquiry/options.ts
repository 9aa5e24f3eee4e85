import { roster } from '@dosmares/content/roster';
import { outcomes } from '../../mail/event-words.ts';
import { theOffice } from '../../store/events.ts';

type Options = readonly (readonly [value: string, words: string])[];

/** Returns whom an inquiry can be assigned to, except whoever has it. */
export const colleagueOptions = (holder?: number): Options => [
  ['', 'Choose a colleague'],
  ...[{ id: theOffice, name: 'The office' }, ...roster]
    .filter(({ id }) => id !== holder)
    .map(({ id, name }) => [String(id), name] as const),
];

/** What can become of an inquiry. */
export const outcomeOptions: Options = [
  ['', 'Choose the outcome'],
  ...Object.entries(outcomes).map(
    ([value, words]) => [value, words.charAt(0).toUpperCase() + words.slice(1)] as const,
  ),
];
