import { type Profile, profiles } from '@dosmares/content/profiles';
import { founder as founderId, type RosterEntry, roster } from '@dosmares/content/roster';

/** An agent with everything the site says about the agent. */
export interface Person extends RosterEntry, Profile {
  path: string;
  /** Whether the page writes of the agent as "she". */
  isWoman: boolean;
}

function isSheIn(bio: string) {
  const count = (pronouns: RegExp) => bio.match(pronouns)?.length ?? 0;

  return count(/\b(?:she|her)\b/gi) > count(/\b(?:he|his|him)\b/gi);
}

/** The agents. */
export const people: readonly Person[] = roster.flatMap((entry) => {
  const profile = profiles[entry.id];

  return profile
    ? [{ ...entry, ...profile, path: `/${entry.slug}`, isWoman: isSheIn(profile.bio.join(' ')) }]
    : [];
});

/** Returns the agents who speak a language; the language is named in English. */
export const speakersOf = (language: string) =>
  people.filter(({ languages }) => languages.some((one) => one.toLowerCase() === language.toLowerCase()));

/** The founder of the brokerage. */
export const founder = people.find(({ id }) => id === founderId) ?? people[0];
