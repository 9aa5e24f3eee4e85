import type { Property } from '@dosmares/content/properties';
import { Dollars, Icon, MapPin, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { Pesos } from './pesos.tsx';

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

/** Location of the house (D06). */
export const Place = ({ property }: { property: Property }) => (
  <p css={placeStyles}>
    <Icon of={MapPin} size={16} aria-hidden="true" />
    {property.fullLocation}
  </p>
);

/** The price of the house, in dollars and in pesos (D06, D12). */
export const Price = ({ property }: { property: Property }) => (
  <div>
    <p css={priceStyles}>
      <Dollars>{property.price}</Dollars>
    </p>
    <Pesos price={property.price} />
  </div>
);
