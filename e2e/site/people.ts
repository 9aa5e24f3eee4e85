import { type Profile, profiles } from '@dosmares/content/profiles';
import { agentById, founder as founderId, type RosterEntry, roster } from '@dosmares/content/roster';
import { submitPolicies } from '@dosmares/content/submit-policies';

/** Two people of the roster, for journeys that any agent will do for. */
export const [someone, another] = roster as unknown as readonly [RosterEntry, RosterEntry];

/** The founder: her pages are the longest. */
export const founder = agentById(founderId) ?? someone;

/** What an agent's pages say of her or him. */
export const profileOf = ({ id }: RosterEntry) => profiles[id] as Profile;

/** Somebody whose page sends as a form, or on a click alone. */
export const sentBy = (way: 'form' | 'click') =>
  roster.find((agent) => submitPolicies[profileOf(agent).submitPolicy].sentBy === way) ?? someone;
