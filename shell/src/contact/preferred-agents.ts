import { roster } from '@dosmares/content/roster';

/** Stands for "anyone"; an item of the list needs a value (C08, W02). */
const noPreference = 'no-preference';

/** Who should answer: the agents by name, or no preference (C08). */
export const preferredAgents = [
  { value: noPreference, label: 'No preference' },
  ...roster.map(({ name }) => ({ value: name, label: name })),
];
