import { agentPortrait } from '@dosmares/content/pictures/agents';
import { type Profile, profiles } from '@dosmares/content/profiles';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import type { PictureSource } from '@dosmares/contracts/picture';

/** Everything that the pages say about one person. */
export interface Agent extends RosterEntry, Profile {
  portrait: PictureSource;
}

/** The agent with the slug of a landing page. */
export const agentOf = (slug: string | undefined) => complete(roster.find((agent) => agent.slug === slug));

/** The agent with the id of a team page, in its canonical form: neither `012` nor `12abc` (T11). */
export const memberOf = (id: string | undefined) => complete(roster.find((agent) => String(agent.id) === id));

function complete(entry: RosterEntry | undefined): Agent | undefined {
  const profile = entry && profiles[entry.id];

  return entry && profile && { ...entry, ...profile, portrait: agentPortrait(entry.id) };
}
