import type { Property } from '@dosmares/content/properties';
import { Dollars, Icon, MapPin, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { Pesos } from './pesos.tsx';

const rowStyles = css`
  display: grid;
  gap: ${space(3)};
`;

const placeStyles = css`
  ${type.small};
  display: flex;
  gap: ${space(2)};
  color: ${surface('quiet')};
  text-wrap: balance;

  & .lucide {
    flex: none;
    translate: 0 2px;
    color: ${surface('accent')};
  }

  @media print {
    font-size: 10pt;
  }
`;

const priceStyles = css`
  ${type.heading};
  color: ${surface('ink')};

  @media print {
    font-size: 18pt;
  }
`;

/** What the house costs, and where it stands (D06, D12). */
export function PlaceAndPrice({ property }: { property: Property }) {
  return (
    <div css={rowStyles}>
      <div>
        <p css={priceStyles}>
          <Dollars>{property.price}</Dollars>
        </p>
        <Pesos price={property.price} />
      </div>
      <p css={placeStyles}>
        <Icon of={MapPin} size={16} aria-hidden="true" />
        {property.fullLocation}
      </p>
    </div>
  );
}
