import type { ReportListing } from '@dosmares/content/market-report';
import { ChevronLeft, ChevronRight, from, IconButton, motionOk, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { ListingCard } from './listing-card.tsx';

const places = 3;

const windowStyles = css`
  ${from.desktop} {
    /* Not "hidden": that would still scroll to a focused card, on top of the strip's own move. */
    overflow: clip;

    @media (scripting: none) {
      overflow-x: auto;
    }
  }
`;

const stripStyles = css`
  display: grid;
  gap: ${space(14)};

  ${from.desktop} {
    grid-template-columns: repeat(${places}, 1fr);
    gap: 0;
    width: ${places * 100}%;

    ${motionOk} {
      transition: transform 400ms ease-out;
    }
  }
`;

const placeStyles = Array.from(
  { length: places },
  (_, place) => css`
    ${from.desktop} {
      transform: translateX(-${place * 33.333}%);
    }
  `,
);

const controlsStyles = css`
  display: none;

  ${from.desktop} {
    display: flex;
    /* At the left: the site's floating bar lies over the right edge. */
    align-items: center;
    gap: ${space(3)};
    margin-top: ${space(8)};
  }
`;

const counterStyles = css`
  ${type.note};
  margin-left: ${space(3)};
  font-variant-numeric: tabular-nums;
`;

/** The new listings: stacked on small screens, one at a time in a slider on large ones (M13, M14). */
export function ListingSlider({ listings }: { listings: readonly ReportListing[] }) {
  const [place, setPlace] = useState(0);
  const step = (by: number) => setPlace(Math.min(Math.max(place + by, 0), places - 1));

  return (
    <section aria-roledescription="carousel" aria-label="New listings">
      <div css={windowStyles}>
        <ul css={[stripStyles, placeStyles[place]]}>
          {listings.map((listing, index) => (
            <li key={listing.reference}>
              <ListingCard listing={listing} onFocus={() => setPlace(index)} />
            </li>
          ))}
        </ul>
      </div>
      <div css={controlsStyles} data-script="needed">
        <IconButton
          icon={ChevronLeft}
          aria-label="Previous listing"
          isAtEnd={place === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={ChevronRight}
          aria-label="Next listing"
          isAtEnd={place === places - 1}
          onClick={() => step(1)}
        />
        <p css={counterStyles} aria-live="polite">
          {`${place + 1} of ${places}`}
        </p>
      </div>
    </section>
  );
}
