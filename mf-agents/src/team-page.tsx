import { roster } from '@dosmares/content/roster';
import { claims, inWords } from '@dosmares/content/site';
import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { memberOf } from './agent.ts';
import { Closing } from './closing.tsx';
import { TeamCarousel } from './team/team-carousel.tsx';

import { TeamFigures } from './team/team-figures.tsx';
import { TeamOpening, teamPicture } from './team/team-opening.tsx';

const agents = roster.flatMap(({ id }) => memberOf(String(id)) ?? []);

/** The team (T01 to T07). */
export default function TeamPage() {
  return (
    <>
      <TeamOpening />
      <TeamFigures />
      <TeamCarousel agents={agents} />
      <Closing
        tone="sand"
        title="Not sure whom to ask?"
        lead="Tell us what you have in mind. We will introduce you to the right person within a day."
      />
    </>
  );
}

/** What the team page says of itself. */
export const head = (): Head => ({
  title: 'Meet Our Team | Dos Mares Estates',
  description: `Meet the ${inWords(roster.length)} advisors of Cabo San Lucas, with ${claims.combinedYears.text} years of combined experience. Find the one who knows your stretch of coast.`,
  canonical: '/team',
  image: teamPicture.src,
  jsonLd: [breadcrumbs(['Team', '/team'])],
});
