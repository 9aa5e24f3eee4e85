import type { Property } from '@dosmares/content/properties';
import { from, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Badges } from './badges.tsx';
import { Chapters } from './chapters.tsx';
import { KeyFacts } from './key-facts.tsx';
import { SidePanel } from './next/side-panel.tsx';
import { Place, PriceAndViewing } from './place-and-price.tsx';
import { PrintImprint } from './print-imprint.tsx';
import type { PropertyFrameProps } from './property-frame.tsx';

/** The description, and the next steps beside it; on a phone one below the other. */
const columns = css`
  display: grid;
  gap: ${space(16)};
  align-items: start;
  padding-top: clamp(${space(12)}, 6vw, ${space(20)});

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) ${space(80)};
    gap: ${space(24)};
  }

  @media print {
    display: block;
    padding-top: 5mm;
  }
`;

/** What other features show of a house. */
type Part = 'gallery' | 'place' | 'guide' | 'sharing' | 'similar';

/** Everything that the page shows of a house (D05-D08), around the parts of other features. */
export function foundFrame(
  property: Property,
  { gallery, place, guide, sharing, similar }: Record<Part, ReactNode>,
): PropertyFrameProps {
  return {
    picture: gallery,
    above: <Badges id={Number(property.id)} />,
    heading: property.title,
    below: (
      <>
        <PriceAndViewing property={property} />
        <KeyFacts property={property} />
        <Place property={property} />
      </>
    ),
    children: (
      <>
        <div css={columns}>
          <Chapters property={property} place={place} guide={guide} />
          <SidePanel property={property}>{sharing}</SidePanel>
        </div>
        {similar}
        <PrintImprint agentId={property.agentId} />
      </>
    ),
  };
}
