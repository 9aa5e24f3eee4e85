import { founder, roster } from '@dosmares/content/roster';
import { RemoteSection } from '../sections/remote-section.tsx';

// The founder first, as in the house.
const ids = [founder, ...roster.map(({ id }) => id).filter((id) => id !== founder)];

/** All agents, from their own application (A04). */
export const Team = () => (
  <RemoteSection
    slot="mf-agents/team-grid"
    props={{ ids }}
    room={{ phone: 553, tablet: 425, desktop: 312, wide: 377 }}
    tone="sand"
    eyebrow="The people"
    title="Meet Our Team"
    all={{ to: '/team', text: 'Visit the team' }}
    away="Our agents are away for a moment"
  />
);
