import { useConfig } from '@dosmares/platform';
import { Button, buttonStyles, from, Icon, Search, space, TextField, VisuallyHidden } from '@dosmares/ui';
import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';

const formStyles = css`
  display: grid;
  gap: ${space(4)};

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const plainStyles = css`
  ${buttonStyles('primary')};
  width: 100%;
`;

const fullStyles = css`
  ${buttonStyles('quiet')};
  width: 100%;
  margin-top: ${space(4)};

  ${from.tablet} {
    width: auto;
  }
`;

/**
 * Asks the external listing service for a number, or for everything there is (or in the chosen area), in a new window
 * (P01-P05, P10).
 */
export function ListingSearch({ fullSearch }: { fullSearch: string }) {
  const { listingServiceUrl } = useConfig();
  const [query, setQuery] = useState('');
  const isBlank = query.trim() === '';

  function search(event: FormEvent) {
    event.preventDefault();
    if (!isBlank) window.open(searchAddress(listingServiceUrl, query), '_blank', 'noopener,noreferrer');
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know the search element */}
      <form
        role="search"
        css={formStyles}
        action={listingServiceUrl}
        target="_blank"
        rel="noopener noreferrer"
        onSubmit={search}
      >
        <TextField
          label="MLS or IDX number"
          name="q"
          type="search"
          placeholder="For example 25-5134"
          autoComplete="off"
          value={query}
          onChange={setQuery}
        />
        <Button type="submit" disabled={isBlank} data-script="needed">
          <Icon of={Search} size={18} />
          Search
        </Button>
        <noscript>
          <button type="submit" css={plainStyles}>
            Search in a new window
          </button>
        </noscript>
      </form>
      <a css={fullStyles} href={fullSearch} target="_blank" rel="noopener noreferrer">
        Full Search
        <VisuallyHidden> (opens in a new window)</VisuallyHidden>
      </a>
    </>
  );
}

/** The listing service's address for one query, encoded (P04, X06). */
export function searchAddress(serviceUrl: string, query: string) {
  const joint = serviceUrl.includes('?') ? '&' : '?';

  return `${serviceUrl}${joint}q=${encodeURIComponent(query.trim())}`;
}
