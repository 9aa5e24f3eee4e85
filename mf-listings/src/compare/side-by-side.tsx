import { costs } from '@dosmares/content/costs';
import { pesosFor } from '@dosmares/content/exchange-rate';
import { priceInDollars, squareFeetOf } from '@dosmares/content/listings';
import { floorPlan } from '@dosmares/content/pictures/plan';
import { propertyPicture } from '@dosmares/content/pictures/property';
import type { Property } from '@dosmares/content/properties';
import { agentById } from '@dosmares/content/roster';
import { capitalized, inWords } from '@dosmares/content/site';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { buttonStyles, grouped, Picture, textLink, useUnits, VisuallyHidden } from '@dosmares/ui';
import { colour, from, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { FunctionComponent } from 'react';
import { inOrder, inUnits, Price, usePesos, useSizes } from '../units.tsx';
import { useCosts } from '../use-costs.ts';

type Cell = FunctionComponent<{ house: Property }>;

const Lines = ({ of: [first, ...others] }: { of: readonly string[] }) => (
  <>
    <span key={first}>{first}</span>
    {others.map((line) => (
      <small key={line}>{line}</small>
    ))}
  </>
);

const Seller: Cell = ({ house }) => {
  const agent = agentById(house.agentId);

  return (
    agent && (
      <Link to={`/${agent.slug}`} css={textLink}>
        {agent.name}
      </Link>
    )
  );
};

const PricePerArea: Cell = ({ house }) => {
  const { price, totalM2 } = house;
  const units = useUnits();
  const isInPesos = usePesos(1) !== undefined && units === 'metric';

  function per(area: number, unit: string) {
    const dollars = priceInDollars(price) / area;
    const amount = isInPesos ? `≈ MXN ${pesosFor(dollars, Date.now())?.amount}` : `$${grouped(dollars)}`;

    return `${amount} / ${unit}`;
  }

  return (
    <Lines of={inOrder(units, per(squareFeetOf(house), 'sq ft'), totalM2 ? per(totalM2, 'm²') : undefined)} />
  );
};

/** The first total of a group of costs. */
const total = ({ rows }: typeof costs.buying): Cell =>
  function Total({ house: { price, communityFee } }) {
    const lines = useCosts(rows, { price: priceInDollars(price), communityFee });

    return <Lines of={lines.find(({ sum }) => sum)?.words ?? []} />;
  };

const Plan: Cell = ({ house: { id, title, plans } }) => {
  const [level] = plans.map(floorPlan);

  return (
    level && (
      <>
        <img src={level.src} width={level.width} height={level.height} alt="" loading="lazy" />
        <Link to={`/property/${id}#plan`} css={textLink}>
          {capitalized(inWords(plans.length))} level{plans.length === 1 ? '' : 's'}
          <VisuallyHidden>: the floor plan of {title}</VisuallyHidden>
        </Link>
      </>
    )
  );
};

const rows: readonly (readonly [name: string, cell: Cell])[] = [
  ['Price', ({ house }) => <Price price={house.price} />],
  ['Price per area', PricePerArea],
  ['Bedrooms', ({ house }) => house.beds],
  ['Bathrooms', ({ house }) => house.baths],
  ['Size', ({ house }) => <Lines of={useSizes(house)} />],
  ['Lot', ({ house }) => <Lines of={[inUnits(useUnits(), house.lotSize)]} />],
  ['Built', ({ house }) => house.yearBuilt],
  ['Closing', total(costs.buying)],
  ['Each year', total(costs.keeping)],
  ['Area', ({ house }) => house.location],
  ['Plan', Plan],
  ['Listed by', Seller],
];

const label = '6.5rem';

/* On a phone the names of the rows stay, and one house after the other snaps beside them, with a strip of the next. */
const frameStyles = css`
  --column: calc(100cqi - ${label} - ${space(6)});
  container-type: inline-size;
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline-start: ${label};
  scrollbar-width: thin;
  scrollbar-color: ${colour('navy')} ${colour('line')};

  ${from.tablet}, print {
    --column: 12rem;
  }

  @media print {
    overflow: visible;
  }

  & > table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font-variant-numeric: lining-nums;
  }

  & th,
  & td {
    padding: ${space(3)} ${space(6)} ${space(3)} 0;
    border-bottom: 1px solid ${surface('rule')};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }

  & > table > thead th {
    vertical-align: bottom;
  }

  & tr > :first-child {
    ${type.note};
    position: sticky;
    left: 0;
    z-index: 1;
    width: ${label};
    padding-right: ${space(2)};
    background: ${colour('ivory')};
  }

  & [scope='col'] {
    scroll-snap-align: start;
  }

  & small {
    ${type.note};
    display: block;
  }

  & td > img {
    width: 100%;
    height: auto;
    max-height: ${space(50)};
    object-fit: contain;
    object-position: left;
  }

  & tr:first-of-type > td {
    ${type.price};
    color: ${surface('heading')};
  }
`;

const headStyles = css`
  display: grid;
  gap: ${space(2)};

  & > a {
    ${type.subheading};
    color: ${surface('heading')};

    &:not(:hover) {
      text-decoration: none;
    }
  }
`;

/** Houses as the columns of a table, which scrolls sideways where it does not fit (P15). */
export function SideBySide({ houses }: { houses: readonly Property[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, too.
    <section css={frameStyles} aria-label="Side by side" tabIndex={0}>
      <table css={{ minWidth: `calc(${label} + ${houses.length} * var(--column))` }}>
        <thead>
          <tr>
            <td />
            {houses.map((house) => (
              <th key={house.id} scope="col">
                <HouseHead house={house} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, Value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {houses.map((house) => (
                <td key={house.id}>
                  <Value house={house} />
                </td>
              ))}
            </tr>
          ))}
          <tr data-print="hidden">
            <td />
            {houses.map(({ id, title }) => (
              <td key={id}>
                <Link
                  to={contactAddress({ property: id, viewing: true })}
                  css={buttonStyles('primary', 'small')}
                >
                  Schedule Viewing<VisuallyHidden>: {title}</VisuallyHidden>
                </Link>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const HouseHead: Cell = ({ house: { id, title, image } }) => (
  <div css={headStyles}>
    <Picture
      picture={propertyPicture(image)}
      sizes="(min-width: 1296px) 540px, (min-width: 768px) 42vw, 240px"
      ratio="3 / 2"
    />
    <Link to={`/property/${id}`}>{title}</Link>
  </div>
);
