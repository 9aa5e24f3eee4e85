import { pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { Link } from '@dosmares/platform';
import { buttonStyles, Section } from '@dosmares/ui';

/** Head of a page whose address names no agent (T11). */
export const notFoundHead: Head = {
  title: pageTitle('Agent Not Found'),
  description: 'The agent you are looking for is not on our team.',
  status: 404,
};

/** Shown for every id that is not on the roster (T11). */
export function AgentNotFound() {
  return (
    <Section headingLevel={1} title="Agent Not Found" lead="The agent you're looking for doesn't exist">
      <Link to="/team" css={buttonStyles('primary')}>
        Back to Team
      </Link>
    </Section>
  );
}
