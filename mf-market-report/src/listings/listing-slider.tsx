import type { ReportListing } from '@dosmares/content/market-report';
import { Stepper } from '@dosmares/ui';
import { from, motionOk, space } from '@dosmares/ui/brand';
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
    margin-top: ${space(8)};
  }
`;

/** The new listings: stacked on small screens, one at a time in a slider on large ones (M13, M14). */
export function ListingSlider({ listings }: { listings: readonly ReportListing[] }) {
  const [place, setPlace] = useState(0);

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
      <Stepper
        css={controlsStyles}
        names={['Previous listing', 'Next listing']}
        atStart={place === 0}
        atEnd={place === places - 1}
        onStep={(direction) => setPlace(place + direction)}
        data-script="needed"
      >
        {`${place + 1} of ${places}`}
      </Stepper>
    </section>
  );
}
