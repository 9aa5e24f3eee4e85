import { areas } from '@dosmares/content/site';
import { Link } from '@dosmares/platform';
import { family, from, space, surface } from '@dosmares/ui';
import { css } from '@emotion/react';
import { areaAddress, listingsId, useArea } from './area.ts';

const listStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space(6)};

  & a {
    display: block;
    padding-block: ${space(4)};
    border-top: 1px solid ${surface('rule')};
    font-family: ${family.display};
    font-size: clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem);
    font-weight: 500;
    line-height: 1.2;
    color: ${surface('heading')};
    text-decoration: underline transparent 1px;
    text-underline-offset: 6px;
  }

  & a:hover,
  & a[aria-current] {
    text-decoration-color: currentColor;
  }

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space(10)};
  }
`;

/** The areas that the listing search covers, each a search of its own (P08, P10). */
export function CoveredAreas() {
  const chosen = useArea();

  return (
    <ul css={listStyles}>
      {areas.map((area) => (
        <li key={area}>
          <Link
            to={areaAddress(area)}
            aria-current={area === chosen ? 'true' : undefined}
            onClick={showListings}
          >
            {area}
          </Link>
        </li>
      ))}
    </ul>
  );
}

// A new query is not a new page (G15), so the page would not move on its own.
function showListings() {
  document.getElementById(listingsId)?.scrollIntoView();
}
