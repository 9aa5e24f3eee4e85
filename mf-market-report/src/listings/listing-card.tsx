import type { ReportListing } from '@dosmares/content/market-report';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { useConfig } from '@dosmares/platform';
import { Badge, Money, Picture, settle, VisuallyHidden, wholeCardLink } from '@dosmares/ui';
import { ArrowUpRight, from, Icon, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { dollars } from '../format.ts';
import { ListingFacts } from './listing-facts.tsx';

const cardStyles = css`
  ${settle};
  position: relative;
  display: grid;
  gap: ${space(6)};

  ${from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(10)};
  }

  ${from.desktop} {
    gap: ${space(16)};
    /* The next slide's picture follows without a gap. */
    padding-right: ${space(4)};
  }
`;

const badgeStyles = css`
  position: absolute;
  top: ${space(4)};
  left: ${space(4)};
`;

const wordsStyles = css`
  display: grid;
  align-content: center;
  gap: ${space(4)};
`;

const footStyles = css`
  ${type.note};
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
`;

const cueStyles = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  font-weight: 500;
  color: ${surface('heading')};
`;

/** One new listing; the whole card opens its share page in a new tab (M10-M12). */
export function ListingCard({ listing, onFocus }: { listing: ReportListing; onFocus?: () => void }) {
  const { shareUrl } = useConfig();
  const { reference, picture, price, name, feature, area, status } = listing;

  return (
    <article css={cardStyles}>
      <div css={{ position: 'relative' }}>
        <Picture
          picture={propertyPicture(picture)}
          ratio="3 / 2"
          sizes="(min-width: 1400px) 820px, (min-width: 768px) 58vw, 100vw"
        />
        <span css={badgeStyles}>
          <Badge>{status}</Badge>
        </span>
      </div>
      <div css={wordsStyles}>
        <p css={type.eyebrow}>{area}</p>
        <h3 css={type.heading}>
          <a
            href={`${shareUrl}/${reference}`}
            target="_blank"
            rel="noopener noreferrer"
            css={wholeCardLink}
            onFocus={onFocus}
          >
            {name}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </h3>
        <p css={type.price}>
          <Money currency="USD">{dollars(price)}</Money>
        </p>
        <ListingFacts listing={listing} />
        {feature && <p css={{ color: surface('quiet') }}>{feature}</p>}
        <p css={footStyles}>
          <span>
            {reference} · {listing.type}
          </span>
          <span css={cueStyles} aria-hidden="true">
            View listing
            <Icon of={ArrowUpRight} size={16} />
          </span>
        </p>
      </div>
    </article>
  );
}
