import { Link, Slot } from '@dosmares/platform';
import { Section, textLink } from '@dosmares/ui';
import { ArrowRight, Icon } from '@dosmares/ui/brand';
import type { Agent } from '../agent.ts';

/** Three houses, shown by the listings application; the page works without them (AG09 to AG11). */
export function AgentListings({ agent }: { agent: Agent }) {
  return (
    <Section
      title={agent.listingsHeading}
      action={
        <Link to="/properties" css={textLink}>
          View All Properties
          <Icon of={ArrowRight} className="lucide-arrow-right" size={18} />
        </Link>
      }
    >
      <Slot
        name="mf-listings/agent-listings"
        props={{ layout: agent.listingsLayout, agentId: agent.id }}
        minHeight="560px"
        fallbackTitle="The listings will be back shortly"
        isFar
      />
    </Section>
  );
}
