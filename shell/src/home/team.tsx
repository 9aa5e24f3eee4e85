import { homeTeam } from '@dosmares/content/roster';
import { RemoteSection } from '../sections/remote-section.tsx';

/** Some of the agents, from their own application (H07). */
export const Team = () => (
  <RemoteSection
    slot="mf-agents/team-grid"
    props={{ ids: homeTeam }}
    room={{ phone: 179, tablet: 283, desktop: 96, wide: 118 }}
    eyebrow="The people"
    title="Who will walk the land with you"
    all={{ to: '/team', text: 'Meet the whole team' }}
    away="Our agents are away for a moment"
  />
);
