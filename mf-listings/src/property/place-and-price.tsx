import type { Property } from '@dosmares/content/properties';
import { from, Icon, MapPin, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';

const rowStyles = css`
  display: grid;
  gap: ${space(4)};

  ${from.tablet}, print {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${space(10)};
  }
`;

const placeStyles = css`
  ${type.text};
  text-wrap: balance;
  display: flex;
  gap: ${space(2)};

  @media print {
    font-size: 10pt;
  }

  color: ${surface('quiet')};

  & .lucide {
    translate: 0 ${space(1)};
    color: ${surface('accent')};
  }
`;

const priceStyles = css`
  ${type.heading};
  color: ${surface('ink')};

  @media print {
    font-size: 18pt;
  }
`;

/** Where the house stands and what it costs (D06). */
export function PlaceAndPrice({ property }: { property: Property }) {
  return (
    <div css={rowStyles}>
      <p css={placeStyles}>
        <Icon of={MapPin} size={18} aria-hidden="true" />
        {property.fullLocation}
      </p>
      <p css={priceStyles}>{property.price}</p>
    </div>
  );
}
