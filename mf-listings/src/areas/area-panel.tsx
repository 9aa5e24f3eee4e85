import { properties } from '@dosmares/content/properties';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { buttonStyles, space, textLink, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { lazy } from 'react';
import { Served } from '../served.tsx';
import { listingsId, useArea } from './area.ts';

const AreaWords = lazy(async () => ({ default: (await import('./area-words.tsx')).AreaWords }));

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: baseline;
  margin-top: ${space(5)};
`;

/** One area: its words, our houses in it, the search there (P10), and a way to ask about it (C27). */
export function AreaPanel({ area }: { area: string }) {
  const isSearched = useArea() === area;
  const homes = properties.filter(({ location }) => location.split(', ').includes(area));

  return (
    <>
      <Served>
        <AreaWords area={area} />
      </Served>
      <p css={rowStyles}>
        {homes.length > 0
          ? 'Ours here now:'
          : 'None of ours is here now. The search has those of other brokers.'}
        {homes.map(({ id, title, price }) => (
          <Link key={id} to={`/property/${id}`} css={textLink}>
            {title}, {price}
          </Link>
        ))}
      </p>
      <p css={rowStyles}>
        <Link
          to={`/properties?area=${encodeURIComponent(area)}#${listingsId}`}
          css={buttonStyles('primary', 'small')}
          aria-current={isSearched ? 'true' : undefined}
          onClick={showListings}
        >
          Search here<VisuallyHidden> ({area})</VisuallyHidden>
        </Link>
        <Link to={contactAddress({ area, type: 'buying' })} css={buttonStyles('quiet', 'small')}>
          Ask about it<VisuallyHidden> ({area})</VisuallyHidden>
        </Link>
      </p>
    </>
  );
}

// A new query is not a new page (G15), so the page would not move on its own.
function showListings() {
  document.getElementById(listingsId)?.scrollIntoView();
}
