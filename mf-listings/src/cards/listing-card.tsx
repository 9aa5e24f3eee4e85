import type { Listing } from '@dosmares/content/listings';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { agentById } from '@dosmares/content/roster';
import { Picture, settle, space, surface, textLink, type, wholeCardLink } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Price } from '../price.tsx';
import { CardFacts } from './card-facts.tsx';
import { featuresLine } from './features-line.ts';

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
  height: 100%;

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

const wordsStyles = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(3)};
  padding-top: ${space(6)};

  @container (min-width: ${space(150)}) {
    padding-top: 0;
  }
`;

const placeStyles = css`
  ${type.label};
  color: ${surface('accent')};
`;

const priceStyles = css`
  ${type.price};
  color: ${surface('ink')};
`;

const quietStyles = css`
  ${type.small};
  color: ${surface('quiet')};
`;

const moreStyles = css`
  white-space: nowrap;
`;

const recordStyles = css`
  ${quietStyles};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space(1)} ${space(4)};
  margin-top: auto;
  padding-top: ${space(4)};
  padding-bottom: ${space(4)};
  border-bottom: 1px solid ${surface('rule')};
`;

/** Styles of a card's only link, which covers the whole card. */
export const cardLinkStyles = css`
  ${textLink};
  ${wholeCardLink};
  align-self: start;
  text-decoration: none;
`;

/**
 * A house as brand.md describes a card: picture first, few words, a hairline below (L01, L02), and one link (L06).
 */
export function ListingCard({ listing, headingLevel, sizes, shownBy, children }: ListingCardProps) {
  const Heading = `h${headingLevel}` as const;
  const features = featuresLine(listing.features);

  return (
    <article css={cardStyles}>
      <Picture picture={propertyPicture(listing.picture)} sizes={sizes} ratio="3 / 2" />
      <div css={wordsStyles}>
        <p css={placeStyles}>{listing.location}</p>
        <Heading css={type.subheading}>{listing.title}</Heading>
        <p css={priceStyles}>
          <Price price={listing.price} />
        </p>
        <CardFacts listing={listing} />
        <p css={quietStyles}>
          {features.shown.join(' · ')}
          {features.more && <span css={moreStyles}> {features.more}</span>}
        </p>
        {shownBy !== undefined && <p css={quietStyles}>{listedBy(listing, shownBy)}</p>}
        <p css={recordStyles}>
          <span>{listing.status}</span>
          <span>MLS {listing.mlsNumber}</span>
        </p>
        {children}
      </div>
    </article>
  );
}

const listedBy = ({ agentId }: Listing, shownBy: number) =>
  `Listed by ${agentId === shownBy ? '' : 'my colleague '}${agentById(agentId)?.name}`;
