import type { SlotProps } from '@dosmares/contracts/remote';
import { ListingCarousel } from './cards/listing-carousel.tsx';
import { ListingGrid } from './cards/listing-grid.tsx';

/** The same three houses on an agent's page: side by side, or as the one agent's own strip (AG09, AG11). */
export default function AgentListings({ layout, agentId }: SlotProps['mf-listings/agent-listings']) {
  return layout === 'carousel' ? (
    <ListingCarousel shownBy={agentId} />
  ) : (
    <ListingGrid headingLevel={3} shownBy={agentId} />
  );
}
