import { featured } from '@dosmares/content/listings';
import { useConfig } from '@dosmares/platform';
import { ArrowUpRight, Carousel, from, Icon, space, surface, type, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { cardLinkStyles, ListingCard, type ListingCardProps } from './listing-card.tsx';

/* On a wide page the strip shows two of the three, so that there is something to scroll to: one step of 400 px. */
const layoutStyles = css`
  display: grid;
  gap: ${space(10)};

  & > * {
    min-width: 0;
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, ${space(195)});
    gap: clamp(${space(10)}, 5vw, ${space(20)});
  }
`;

const noteStyles = css`
  ${type.lead};
  max-width: 32ch;
  color: ${surface('quiet')};
`;

const stepPx = 400;
const itemWidth = '380px';

/** One agent's own strip of houses: arrows move it 400 px, each card opens the listing service (AG11, X06). */
export function ListingCarousel({ shownBy }: Pick<ListingCardProps, 'shownBy'>) {
  const { listingServiceUrl } = useConfig();

  return (
    <div css={layoutStyles}>
      <p css={noteStyles}>
        Three houses. Each opens with its full record at the regional listing service, in a new window.
      </p>
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
            headingLevel={3}
            shownBy={shownBy}
            sizes={itemWidth}
          >
            <a
              css={cardLinkStyles}
              href={`${listingServiceUrl}${listing.externalPath}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              View Property
              <VisuallyHidden>: {listing.title} (opens in a new window)</VisuallyHidden>
              <Icon of={ArrowUpRight} size={18} aria-hidden="true" />
            </a>
          </ListingCard>
        ))}
      </Carousel>
    </div>
  );
}
