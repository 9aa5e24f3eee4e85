import type { Property } from '@dosmares/content/properties';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { buttonStyles, Icon, MapPin, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { OtherPrice, Price } from '../price.tsx';

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

const priceRowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-bottom: ${space(2)};
`;

const priceStyles = css`
  ${type.heading};
  color: ${surface('ink')};

  /* Beside the button there is no room for each currency: what is chosen later must move nothing. */
  @media (max-width: 24em) {
    flex-basis: 100%;
  }

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

/** The price of the house, in dollars and in pesos (D06, D12), and beside it the way to a viewing (D17). */
export const PriceAndViewing = ({ property }: { property: Property }) => (
  <div>
    <div css={priceRowStyles}>
      <p css={priceStyles}>
        <Price price={property.price} />
      </p>
      <Link
        to={contactAddress({ property: property.id, viewing: true })}
        css={buttonStyles('primary', 'small')}
        data-print="hidden"
      >
        Schedule Viewing
      </Link>
    </div>
    <OtherPrice price={property.price} />
  </div>
);
