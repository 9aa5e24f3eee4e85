import { featured } from '@dosmares/content/listings';
import type { SlotProps } from '@dosmares/contracts/remote';
import { useConfig } from '@dosmares/platform';
import { Carousel, columns } from '@dosmares/ui';
import { space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { ListingCard, ListingGrid } from './cards/listing-card.tsx';

/* On wide pages the carousel shows two of the three, so that there is something to scroll to: one step of 400 px. */
const layoutStyles = css`
  ${columns(10, { desktop: [`minmax(0, 1fr) minmax(0, ${space(195)})`, 16] })};

  & > p {
    ${type.lead};
    max-width: 32ch;
    color: ${surface('quiet')};
  }
`;

const stepPx = 400;
const itemWidth = '380px';

/** The three featured houses on an agent’s page, side by side or in a carousel (AG09, AG11, X06). */
export default function AgentListings({ layout, agentId }: SlotProps['mf-listings/agent-listings']) {
  const { listingServiceUrl } = useConfig();
  if (layout === 'grid') return <ListingGrid shownBy={agentId} />;

  return (
    <div css={layoutStyles}>
      <p>Three houses. Each opens with its full record at the regional listing service, in a new window.</p>
      <Carousel
        label="My Current Listings"
        itemLabel={(index) => featured[index]?.title ?? ''}
        step={stepPx}
        itemWidth={itemWidth}
      >
        {featured.map((listing) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            shownBy={agentId}
            sizes={itemWidth}
            service={listingServiceUrl}
          />
        ))}
      </Carousel>
    </div>
  );
}
