import type { ReportListing } from '@dosmares/content/market-report';
import { Bath, BedDouble, colour, Icon, Ruler, space } from '@dosmares/ui';
import { css } from '@emotion/react';
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
  const { beds, baths, squareMetres: metres } = listing;
  const facts = [
    [BedDouble, counted(beds, 'bed')],
    [Bath, counted(baths, 'bath')],
    [Ruler, metres && `${number(metres)} m² (${number(Math.round(metres * squareFeetPerMetre))} sq ft)`],
  ] as const;

  return (
    <div css={factsStyles}>
      <ul css={factListStyles}>
        {facts.map(
          ([icon, text]) =>
            text && (
              <li key={text}>
                <Icon of={icon} size={18} aria-hidden="true" />
                <span>{text}</span>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
