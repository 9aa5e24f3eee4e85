import { pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { Link, Slot, useLocation } from '@dosmares/platform';
import { buttonStyles, Container, colour, Section, space, surface, textLink, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useEffect } from 'react';

/** Head of a missing page: not to be indexed (X08). */
export const head = (): Head => ({
  title: pageTitle('Page not found'),
  description: 'There is no page at this address.',
  status: 404,
});

const ground = css`
  display: grid;
  align-content: center;
  justify-items: start;
  min-height: 64svh;
  padding-block: ${space(24)};
`;

const number = css`
  ${type.label};
  padding-bottom: ${space(5)};
  margin-bottom: ${space(8)};
  color: ${surface('accent')};
  border-bottom: 1px solid ${colour('gold')};
`;

const text = css`
  ${type.lead};
  max-width: 48ch;
  margin-block: ${space(6)} ${space(10)};
  color: ${surface('quiet')};
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  align-items: center;
`;

/**
 * Shown for every path without a page, with the featured houses for visitors who looked for one (G11, G13, G14, G20).
 */
export default function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => console.error('404: no page at', pathname), [pathname]);

  return (
    <>
      <Container css={ground}>
        <p css={number}>404</p>
        <h1 css={type.hero}>Oops! Page not found</h1>
        <p css={text}>The address may have changed, or the house may have found its owner.</p>
        <div css={ways}>
          <Link css={buttonStyles('primary')} to="/">
            Return to Home
          </Link>
          <Link css={textLink} to="/properties">
            Search Properties
          </Link>
        </div>
      </Container>
      <Section tone="sand" title="For sale today">
        <Slot name="mf-listings/featured-grid" props={{ headingLevel: 3 }} minHeight="40rem" />
      </Section>
    </>
  );
}
