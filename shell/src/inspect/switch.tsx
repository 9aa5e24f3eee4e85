import type { Inspection } from '@dosmares/contracts/site/inspection';
import { buttonStyles, colour, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useState } from 'react';

const smallButton = buttonStyles('quiet', 'small');
const formStyles = css`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  padding-block: ${space(3)};
  border-top: 1px solid ${colour('gold')};

  input,
  select {
    width: 100%;
    min-height: ${space(10)};
    padding-inline: ${space(3)};
    font: inherit;
    color: inherit;
    background: ${colour('white')};
    border: 1px solid ${colour('navy')};
  }
`;
const field = 'inspected-release';

/** Switches this browser to other releases, and links to this one for a reviewer. */
export function Switch({ inspection }: { inspection: Inspection | undefined }) {
  const [told, tell] = useState('');
  const { overrides = [], kind, composition } = inspection ?? {};
  const asked = new URLSearchParams(location.search).get('preview');
  const shown = overrides.find((override) => override.composition === composition);

  async function copy() {
    const link = new URL(location.pathname, location.origin);
    link.searchParams.set('inspect', '');
    if (shown) link.searchParams.set('preview', shown.token);
    await navigator.clipboard.writeText(link.href).then(
      () => tell('Copied'),
      () => tell(link.href),
    );
  }

  return (
    <>
      {asked && kind !== 'preview' && (
        <p role="alert">
          This override is not signed, was revoked or is over: ask whoever gave it to you for another.
        </p>
      )}
      <form action={location.pathname} css={formStyles}>
        <input type="hidden" name="inspect" value="" />
        <label htmlFor={field}>{overrides.length > 0 ? 'Release' : 'Override'}</label>
        {overrides.length > 0 ? (
          <select id={field} name="preview" defaultValue={shown?.token}>
            {overrides.map(({ release, token }) => (
              <option key={token} value={token}>
                {release}
              </option>
            ))}
          </select>
        ) : (
          <input id={field} name="preview" required />
        )}
        <button type="submit" css={smallButton}>
          Switch this browser
        </button>
      </form>
      <p>npm run delivery -- preview APP@VERSION makes an override of any release.</p>
      <button type="button" css={smallButton} onClick={copy}>
        Copy a link for a reviewer
      </button>
      <p role="status">{told}</p>
    </>
  );
}
