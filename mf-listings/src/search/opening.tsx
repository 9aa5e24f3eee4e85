import { brandPicture } from '@dosmares/content/pictures/brand';
import { claims } from '@dosmares/content/site';
import { from, gutter, Picture, space, surface, type, width } from '@dosmares/ui';
import { css } from '@emotion/react';
import { ListingSearch } from './listing-search.tsx';

const openingStyles = css`
  display: grid;

  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    min-height: min(${space(180)}, 86vh);

    & > picture {
      aspect-ratio: auto;
      height: 100%;
    }
  }
`;

const nbsp = '\u00a0';

const wordsStyles = css`
  align-self: center;
  padding: clamp(${space(12)}, 7vw, ${space(20)}) ${space(6)};

  ${from.tablet} {
    padding-inline: ${space(8)};
  }

  ${from.desktop} {
    padding-left: max(${gutter}, calc((100vw - ${width.page}) / 2));
    padding-right: clamp(${gutter}, 6vw, ${space(24)});
  }
`;

const titleStyles = css`
  ${type.title};
  max-width: 16ch;
  margin-top: ${space(4)};
`;

const leadStyles = css`
  ${type.lead};
  max-width: 27.5em;
  margin-block: ${space(6)} ${space(10)};
  color: ${surface('quiet')};
`;

/** The areas of the listing search, and the search itself, beside the sea (P01, P07). */
export function Opening({ fullSearch }: { fullSearch: string }) {
  return (
    <section css={openingStyles}>
      <div css={wordsStyles}>
        <p css={type.eyebrow}>Properties</p>
        <h1 css={titleStyles}>
          The coast, from Cabo{nbsp}San{nbsp}Lucas to Loreto
        </h1>
        <p css={leadStyles}>
          {claims.properties.text} properties in one search. We are a founding member of the regional listing
          service, and all of it is open to you here.
        </p>
        <ListingSearch fullSearch={fullSearch} />
      </div>
      <Picture
        picture={brandPicture('inner-coast')}
        sizes="(min-width: 1024px) 42vw, 100vw"
        ratio="3 / 2"
        priority
      />
    </section>
  );
}
