import { featured, type Listing, searchAddress } from '@dosmares/content/listings';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { agentById } from '@dosmares/content/roster';
import { Link } from '@dosmares/platform';
import {
  columns,
  counted,
  dotted,
  IconFacts,
  Picture,
  row,
  settle,
  textLink,
  VisuallyHidden,
  wholeCardLink,
} from '@dosmares/ui';
import {
  ArrowRight,
  ArrowUpRight,
  Bath,
  BedDouble,
  from,
  Icon,
  Ruler,
  space,
  surface,
  type,
} from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { Price, useSizes } from '../units.tsx';

interface ListingCardProps {
  listing: Listing;
  sizes: string;
  /** Id of the agent whose page shows the card, which then says who has listed the house (AG26). */
  shownBy?: number | undefined;
  /** Address of the listing service, to which the card then links instead of to the house's page (L07). */
  service?: string;
}

const cardStyles = css`
  ${settle};
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  height: 100%;

  & > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space(3)};
  }

  /* Alone in a wide row, the text is beside the picture. */
  @container (min-width: ${space(150)}) {
    flex-direction: row;
    gap: ${space(8)};

    & > * {
      flex: 1;
      min-width: 0;
    }
  }

  & > div > a {
    ${textLink};
    ${wholeCardLink};
    align-self: start;
    text-decoration: none;
  }
`;

const featuresStyles = css`
  ${type.note};

  & > span {
    white-space: nowrap;
  }
`;

const recordStyles = css`
  ${type.note};
  ${row(1)};
  justify-content: space-between;
  column-gap: ${space(4)};
  margin-top: auto;
  padding-block: ${space(4)};
  border-bottom: 1px solid ${surface('rule')};
`;

/** Number of features that a card names; it counts the others (L02). */
const namedFeatures = 3;

/** A house as a card: a few words below its picture, and one link (L01, L02, L06). */
export function ListingCard({ listing, sizes, shownBy, service }: ListingCardProps) {
  const { id, title, agentId, features, status, mlsNumber } = listing;
  const [size = ''] = useSizes(listing);
  const facts = [
    [BedDouble, counted(listing.beds, 'bed')],
    [Bath, counted(listing.baths, 'bath')],
    [Ruler, size],
  ] as const;

  return (
    <article css={cardStyles}>
      <Picture picture={propertyPicture(listing.picture)} sizes={sizes} ratio="3 / 2" />
      <div>
        <p css={type.eyebrow}>{listing.location}</p>
        <h3 css={type.subheading}>{title}</h3>
        <p css={type.price}>
          <Price price={listing.price} />
        </p>
        <IconFacts facts={facts} />
        <p css={featuresStyles}>
          {dotted(features.slice(0, namedFeatures))}
          {features.length > namedFeatures && <span>{` +${features.length - namedFeatures} more`}</span>}
        </p>
        {shownBy !== undefined && (
          <p css={type.note}>
            {`Listed by ${agentId === shownBy ? '' : 'my colleague '}${agentById(agentId)?.name}`}
          </p>
        )}
        <p css={recordStyles}>
          <span>{status}</span>
          <span>MLS {mlsNumber}</span>
        </p>
        {service === undefined ? (
          <Link to={`/property/${id}`}>
            View details
            <VisuallyHidden>: {title}</VisuallyHidden>
            <Icon of={ArrowRight} className="lucide-arrow-right" size={18} />
          </Link>
        ) : (
          <a href={searchAddress(service, mlsNumber)} target="_blank" rel="noopener noreferrer">
            View Property
            <VisuallyHidden>: {title} (opens in a new window)</VisuallyHidden>
            <Icon of={ArrowUpRight} size={18} />
          </a>
        )}
      </div>
    </article>
  );
}

const gridStyles = css`
  ${columns(14, { desktop: [3, 10] })};

  & > li {
    container-type: inline-size;
  }
`;

/** A heading above its houses; beside them where two houses leave the third of three columns free. */
export const namedHouses = css`
  ${from.desktop} {
    display: grid;
    align-items: start;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space(10)};

    & > * {
      grid-column: 1 / -1;
    }

    & > :has(+ ul > :nth-child(2):last-child) {
      grid-column: 1;
    }

    & > ul:has(> :nth-child(2):last-child) {
      grid-column: span 2;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const gridSizes = '(min-width: 1296px) 374px, (min-width: 1024px) 30vw, (min-width: 664px) 46vw, 92vw';

/* Two in a row; an odd number begins with a wide one. */
const largeStyles = css`
  ${columns(14, { desktop: [2, 10] })};

  ${from.desktop} {
    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const largeSizes = '(min-width: 1296px) 580px, (min-width: 1024px) 46vw, (min-width: 664px) 46vw, 92vw';

interface ListingGridProps extends Pick<ListingCardProps, 'shownBy'> {
  listings?: readonly Listing[];
  isLarge?: boolean | undefined;
}

/** Houses side by side, by default the featured ones; every card links to its house (H04, L03, L04, L05, L06). */
export const ListingGrid = ({
  listings = featured,
  shownBy,
  isLarge = listings.length === 1,
}: ListingGridProps) => (
  <ul css={[gridStyles, isLarge && largeStyles]}>
    {listings.map((listing) => (
      <li key={listing.id}>
        <ListingCard listing={listing} sizes={isLarge ? largeSizes : gridSizes} shownBy={shownBy} />
      </li>
    ))}
  </ul>
);
