import type { ReportListing } from '@dosmares/content/market-report';
import { counted, IconFacts } from '@dosmares/ui';
import { Bath, BedDouble, colour, Ruler, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { number } from '../format.ts';

const factsStyles = css`
  ${type.text};
  padding-block: ${space(4)};
  border-block: 1px solid ${colour('line')};
`;

const squareFeetPerMeter = 10.7639;

/** Beds, baths, and the area in both measures where it is known (M11, D12). */
export function ListingFacts({ listing }: { listing: ReportListing }) {
  const { beds, baths, squareMeters: meters } = listing;
  const area = meters && `${number(meters)} m² (${number(Math.round(meters * squareFeetPerMeter))} sq ft)`;
  const facts = [
    [BedDouble, counted(beds, 'bed')],
    [Bath, counted(baths, 'bath')],
    [Ruler, area || undefined],
  ] as const;

  return <IconFacts css={factsStyles} facts={facts} />;
}
