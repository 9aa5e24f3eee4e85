import { homeTeam } from '@dosmares/content/roster';
import { pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { Link, Slot } from '@dosmares/platform';
import { buttonStyles, Section } from '@dosmares/ui';

/** Head of the page for an unknown agent (T11). */
export const notFoundHead: Head = {
  title: pageTitle('Agent Not Found'),
  description: 'The agent you are looking for is not on our team.',
  status: 404,
};

/** Shown for unknown agents, with some of those on the roster (T11). */
export function AgentNotFound() {
  return (
    <>
      <Section headingLevel={1} title="Agent Not Found" lead="The agent you're looking for doesn't exist">
        <Link to="/team" css={buttonStyles('primary')}>
          Back to Team
        </Link>
      </Section>
      <Section tone="sand" title="Meet our agents">
        <Slot name="mf-agents/team-grid" props={{ ids: homeTeam }} minHeight="30rem" />
      </Section>
    </>
  );
}
