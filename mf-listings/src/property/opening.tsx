import { featuredIds } from '@dosmares/content/listings';
import type { Property } from '@dosmares/content/properties';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { Badge, bareButton, buttonStyles, row, textLink } from '@dosmares/ui';
import { ArrowLeft, colour, from, Icon, MapPin, space, surface, type, X } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { OtherPrice, Price, UnitsSwitch, useSizes } from '../units.tsx';

const barStyles = css`
  ${row(0)};
  justify-content: space-between;
  padding-block: clamp(${space(2)}, 2vw, ${space(4)});

  /* On the narrowest screens the switch has a row of its own. */
  @media (max-width: 22em) {
    & > [role='group'] {
      order: 1;
      flex-basis: 100%;
    }
  }
`;

const contentsStyles = css`
  ${row(0)};
  ${type.small};
  flex-basis: 100%;
  order: 1;
  column-gap: clamp(${space(2.5)}, 1.6vw, ${space(6)});

  & > a {
    min-height: ${space(9)};
    align-content: center;
    text-decoration-color: ${surface('rule')};
  }

  ${from.desktop} {
    flex: 1;
    order: 0;
    justify-content: center;
  }
`;

const contents = { plan: 'Plan', costs: 'Costs', place: 'Location', buying: 'Buying' };

/** Links to what is said further down (D25). */
const Contents = () => (
  <nav css={contentsStyles} aria-label="On this page">
    {Object.entries(contents).map(([id, name]) => (
      <a key={id} href={`#${id}`}>
        {name}
      </a>
    ))}
    <a href="#asking">What happens next</a>
  </nav>
);

const closeStyles = css`
  ${bareButton(11)};
  margin-right: -${space(2.5)};
  color: ${colour('navy')};

  &:hover {
    color: ${colour('bronze')};
  }
`;

export function Toolbar({ hasContents = false }) {
  return (
    <div css={barStyles} data-print="hidden">
      <Link to="/properties" css={textLink}>
        <Icon of={ArrowLeft} size={18} />
        Back to Browse
      </Link>
      {hasContents && <Contents />}
      <UnitsSwitch />
      <Link to="/" css={closeStyles} aria-label="Close">
        <Icon of={X} size={24} />
      </Link>
    </div>
  );
}

/** Every house is a luxury one; those of the home page are featured too (D05). */
export const Badges = ({ id }: Pick<Property, 'id'>) => (
  <p css={row(2)}>
    {featuredIds.includes(Number(id)) && <Badge>Featured</Badge>}
    <Badge>Luxury</Badge>
  </p>
);

const priceRowStyles = css`
  ${row(2)};
  justify-content: space-between;
  margin-bottom: ${space(2)};

  & > div {
    ${type.heading};
    color: ${surface('ink')};

    /* Beside the button not every currency would fit, and a later choice must move nothing. */
    @media (max-width: 24em) {
      flex-basis: 100%;
    }
  }
`;

const placeStyles = css`
  ${type.note};
  display: flex;
  gap: ${space(2)};
  text-wrap: balance;

  & > .lucide {
    translate: 0 2px;
    color: ${surface('accent')};
  }
`;

const factsStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid ${surface('rule')};

  @media screen and (min-width: 48em) and (max-width: 63.99em) {
    grid-template-columns: repeat(4, auto);
  }

  & > div {
    padding-block: ${space(2)};
  }

  & dd {
    ${type.price};
    color: ${surface('heading')};
  }

  & dd + dd {
    ${type.note};
    font-family: inherit;
    font-weight: 400;
  }

  & dt {
    ${type.note};
  }
`;

/** What visitors ask for first: price, a link to a viewing, four figures, the location (D06, D12, D17). */
export function OpeningFacts({ property }: { property: Property }) {
  const facts = [
    ['Bedrooms', [property.beds]],
    ['Bathrooms', [property.baths]],
    ['Size', useSizes(property)],
    ['Year built', [property.yearBuilt]],
  ] as const;

  return (
    <>
      <div>
        <div css={priceRowStyles}>
          <div>
            <Price price={property.price} />
          </div>
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
      <dl css={factsStyles}>
        {facts.map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: in other units, the same place has another text.
              <dd key={index}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p css={placeStyles}>
        <Icon of={MapPin} size={16} />
        {property.fullLocation}
      </p>
    </>
  );
}
