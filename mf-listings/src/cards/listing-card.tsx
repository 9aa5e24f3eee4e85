import type { Listing } from '@dosmares/content/listings';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { agentById } from '@dosmares/content/roster';
import { Picture, settle, space, surface, textLink, type, wholeCardLink } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Price } from '../price.tsx';
import { CardFacts } from './card-facts.tsx';

/** One house, and where its card leads. */
export interface ListingCardProps {
  listing: Listing;
  headingLevel: 2 | 3;
  /** Displayed width of the picture, as in `sizes`. */
  sizes: string;
  /** The id of the agent on whose page the card stands: it then says who has listed the house (AG26). */
  shownBy?: number | undefined;
  /** The card's only link, with `cardLinkStyles`. */
  children: ReactNode;
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

  /* Alone in a wide row, the words stand beside the picture. */
  @container (min-width: ${space(150)}) {
    flex-direction: row;
    gap: ${space(8)};

    & > * {
      flex: 1;
      min-width: 0;
    }
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
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  margin-top: auto;
  padding-block: ${space(4)};
  border-bottom: 1px solid ${surface('rule')};
`;

/** Styles of a card's only link, which covers the whole card. */
export const cardLinkStyles = css`
  ${textLink};
  ${wholeCardLink};
  align-self: start;
  text-decoration: none;
`;

/** How many features a card names; it counts the others (L02). */
const most = 3;

/**
 * A house as brand.md describes a card: picture first, few words, a hairline below (L01, L02), and one link (L06).
 */
export function ListingCard({ listing, headingLevel, sizes, shownBy, children }: ListingCardProps) {
  const { agentId, features, status, mlsNumber } = listing;
  const Heading = `h${headingLevel}` as const;

  return (
    <article css={cardStyles}>
      <Picture picture={propertyPicture(listing.picture)} sizes={sizes} ratio="3 / 2" />
      <div>
        <p css={type.eyebrow}>{listing.location}</p>
        <Heading css={type.subheading}>{listing.title}</Heading>
        <p css={type.price}>
          <Price price={listing.price} />
        </p>
        <CardFacts listing={listing} />
        <p css={featuresStyles}>
          {features.slice(0, most).join(' · ')}
          {features.length > most && <span>{` +${features.length - most} more`}</span>}
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
        {children}
      </div>
    </article>
  );
}
