import { type Profile, profiles } from '@dosmares/content/profiles';
import { agentById, founder as founderId, type RosterEntry, roster } from '@dosmares/content/roster';
import { submitPolicies } from '@dosmares/content/submit-policies';

/** Two agents, for journeys that can use any. */
export const [someone, another] = roster as unknown as readonly [RosterEntry, RosterEntry];

/** The founder, whose pages are the longest. */
export const founder = agentById(founderId) ?? someone;

export const profileOf = ({ id }: RosterEntry) => profiles[id] as Profile;

/** Finds an agent whose inquiry is sent as a form, or only on a click. */
export const sentBy = (way: 'form' | 'click') =>
  roster.find((agent) => submitPolicies[profileOf(agent).submitPolicy].sentBy === way) ?? someone;
