import type { Profile } from '@dosmares/content/profiles';
import { columns, Section } from '@dosmares/ui';
import { Icon, Star, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

type Review = Profile['reviews'][number];

const reviewStyles = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space(5)};
  height: 100%;
  padding-top: ${space(6)};
  border-top: 1px solid ${surface('rule')};

  & blockquote {
    ${type.subheading};
    line-height: 1.3;
  }

  & p {
    text-wrap: inherit;
  }

  & figcaption {
    ${type.note};
  }
`;

const starsStyles = css`
  display: flex;
  gap: ${space(1)};
  color: ${surface('accent')};

  & .lucide {
    fill: currentColor;
  }
`;

/** Client reviews (AG12); nothing if there are none. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;

  return (
    <Section tone="night" title="Client Reviews">
      <ul css={columns(12, { desktop: [3, 12] })}>
        {reviews.map(({ name, text, rating }) => (
          <li key={name}>
            <figure css={reviewStyles}>
              <Stars rating={rating} />
              <blockquote>
                <p>“{text}”</p>
              </blockquote>
              <figcaption>{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stars({ rating }: Pick<Review, 'rating'>) {
  return (
    <span css={starsStyles} role="img" aria-label={`Rated ${rating} of 5`}>
      {Array.from({ length: rating }, (_, star) => star + 1).map((star) => (
        <Icon of={Star} key={star} size={14} />
      ))}
    </span>
  );
}
