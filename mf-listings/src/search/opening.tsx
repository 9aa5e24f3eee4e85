import { searchAddress } from '@dosmares/content/listings';
import { brandPicture } from '@dosmares/content/pictures/brand';
import { claims } from '@dosmares/content/site';
import { useConfig } from '@dosmares/platform';
import {
  Button,
  buttonStyles,
  columns,
  OpeningWords,
  Picture,
  TextField,
  useWhenShown,
  VisuallyHidden,
} from '@dosmares/ui';
import { from, gutter, Icon, Search, space, width } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { type FormEvent, useRef, useState } from 'react';

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
  padding: clamp(${space(12)}, 7vw, ${space(20)}) ${gutter};
  padding-left: max(${gutter}, calc((100vw - ${width.page}) / 2));

  & h1 {
    max-width: 16ch;
  }
`;

export function Hero({ fullSearch }: { fullSearch: string }) {
  return (
    <section css={openingStyles}>
      <div css={wordsStyles}>
        <OpeningWords
          eyebrow="Properties"
          headingLevel={1}
          title={`The coast, from Cabo${nbsp}San${nbsp}Lucas to Loreto`}
          lead={`${claims.properties} properties in one search. We are a founding member of the regional listing service, and all of it is open to you here.`}
        />
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

const formStyles = css`
  ${columns(4, { tablet: ['minmax(0, 1fr) auto', 4] })};
  align-items: end;
  margin-top: ${space(10)};

  & > noscript > button {
    width: 100%;
  }
`;

const fullStyles = css`
  ${buttonStyles('quiet')};
  width: 100%;
  margin-top: ${space(4)};

  ${from.tablet} {
    width: auto;
  }
`;

/** Asks the listing service for a number, or for everything in the chosen area, in a new window (P01-P05, P10). */
export function ListingSearch({ fullSearch }: { fullSearch: string }) {
  const { listingServiceUrl } = useConfig();
  const [query, setQuery] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isBlank = query.trim() === '';
  const read = () => setQuery(form.current ? String(new FormData(form.current).get('q')) : '');

  useWhenShown(read);

  function search(event: FormEvent) {
    event.preventDefault();
    if (!isBlank) window.open(searchAddress(listingServiceUrl, query), '_blank', 'noopener,noreferrer');
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know the search element */}
      <form
        role="search"
        css={formStyles}
        action={listingServiceUrl}
        target="_blank"
        rel="noopener noreferrer"
        ref={form}
        onSubmit={search}
        onChange={read}
      >
        <TextField
          label="MLS or IDX number"
          name="q"
          type="search"
          placeholder="For example 25-5134"
          autoComplete="off"
        />
        <Button type="submit" disabled={isBlank} data-script="needed">
          <Icon of={Search} size={18} />
          Search
        </Button>
        <noscript>
          <Button type="submit">Search in a new window</Button>
        </noscript>
      </form>
      <a css={fullStyles} href={fullSearch} target="_blank" rel="noopener noreferrer">
        Full Search
        <VisuallyHidden> (opens in a new window)</VisuallyHidden>
      </a>
    </>
  );
}
