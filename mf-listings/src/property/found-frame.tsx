import type { Property } from '@dosmares/content/properties';
import type { ReactNode } from 'react';
import { Badges } from './badges.tsx';
import { Chapters } from './chapters.tsx';
import { columns } from './columns.ts';
import { KeyFacts } from './key-facts.tsx';
import { PlaceAndPrice } from './place-and-price.tsx';
import { PrintImprint } from './print-imprint.tsx';
import type { PropertyFrameProps } from './property-frame.tsx';
import { SidePanel } from './side-panel.tsx';

/** Everything the page says of a house (D05-D08), around the gallery and the sharing it is given. */
export function foundFrame(
  property: Property,
  { gallery, sharing }: { gallery: ReactNode; sharing: ReactNode },
): PropertyFrameProps {
  return {
    picture: gallery,
    above: <Badges />,
    heading: property.title,
    below: <PlaceAndPrice property={property} />,
    children: (
      <>
        <KeyFacts property={property} />
        <div css={columns}>
          <Chapters property={property} />
          <SidePanel>{sharing}</SidePanel>
        </div>
        <PrintImprint />
      </>
    ),
  };
}
