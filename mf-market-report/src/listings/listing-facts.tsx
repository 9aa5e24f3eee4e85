import type { ReportListing } from '@dosmares/content/market-report';
import { Bath, BedDouble, colour, Icon, Ruler, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { number } from '../format.ts';

const factsStyles = css`
  padding-block: ${space(4)};
  border-block: 1px solid ${colour('line')};
`;

const factListStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

const squareFeetPerMetre = 10.7639;

/** Beds, baths, and the area in both measures where it is known (M11, D12). */
export function ListingFacts({ listing }: { listing: ReportListing }) {
  const { beds, baths, squareMetres } = listing;

  return (
    <div css={factsStyles}>
      <ul css={factListStyles}>
        <Fact icon={<Icon of={BedDouble} size={18} aria-hidden="true" />}>{counted(beds, 'bed')}</Fact>
        <Fact icon={<Icon of={Bath} size={18} aria-hidden="true" />}>{counted(baths, 'bath')}</Fact>
        {squareMetres !== undefined && (
          <Fact icon={<Icon of={Ruler} size={18} aria-hidden="true" />}>
            {number(squareMetres)} m² ({number(Math.round(squareMetres * squareFeetPerMetre))} sq ft)
          </Fact>
        )}
      </ul>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
