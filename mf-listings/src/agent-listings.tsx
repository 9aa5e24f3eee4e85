import { featured } from '@dosmares/content/listings';
import type { SlotProps } from '@dosmares/contracts/remote';
import { useConfig } from '@dosmares/platform';
import { Carousel, columns } from '@dosmares/ui';
import { space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { ListingCard, ListingGrid, namedHouses } from './cards/listing-card.tsx';
import { CompareLink } from './compare-link.tsx';

/* On wide pages the carousel shows two of the three, so that there is something to scroll to: one step of 400 px. */
const layoutStyles = css`
  ${columns(10, { desktop: [`minmax(0, 1fr) minmax(0, ${space(195)})`, 16] })};

  & > :first-of-type > p {
    ${type.lead};
    max-width: 32ch;
    color: ${surface('quiet')};
  }
`;

const colleaguesStyles = css`
  ${namedHouses};

  ul + & {
    margin-top: clamp(${space(12)}, 6vw, ${space(20)});
  }
`;

const headingStyles = css`
  ${type.heading};
  margin-bottom: ${space(8)};
`;

const stepPx = 400;
const itemWidth = '380px';

/** The three featured houses on an agent’s page, the agent's own first, side by side or in a carousel (AG09, AG11, X06). */
export default function AgentListings({ layout, agentId }: SlotProps['mf-listings/agent-listings']) {
  const { listingServiceUrl } = useConfig();
  const own = featured.filter((house) => house.agentId === agentId);
  const others = featured.filter((house) => house.agentId !== agentId);
  const heading = <h3 css={headingStyles}>From my colleagues</h3>;
  if (layout === 'grid')
    return (
      <>
        {own.length > 0 && <ListingGrid listings={own} shownBy={agentId} />}
        {others.length > 0 && (
          <div css={colleaguesStyles}>
            {heading}
            <ListingGrid listings={others} shownBy={agentId} />
          </div>
        )}
        <CompareLink ids={[...own, ...others].map(({ id }) => id)} css={{ marginTop: space(10) }} />
      </>
    );

  return (
    <div css={layoutStyles}>
      <div>
        {own.length === 0 && heading}
        <p>Three houses. Each opens with its full record at the regional listing service, in a new window.</p>
      </div>
      <Carousel
        label="My Current Listings"
        itemLabel={(index) => [...own, ...others][index]?.title ?? ''}
        step={stepPx}
        itemWidth={itemWidth}
      >
        {[...own, ...others].map((listing) => (
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
