import { pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { Link, Slot, useLocation } from '@dosmares/platform';
import { buttonStyles, row, Section, textLink } from '@dosmares/ui';
import { type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useEffect } from 'react';

export const head = (): Head => ({
  title: pageTitle('Page not found'),
  description: 'There is no page at this address.',
  status: 404,
});

const ground = css`
  display: grid;
  align-content: center;
  min-height: 64svh;

  & h1 {
    ${type.hero};
  }
`;

/** The page for unknown paths, with houses for visitors who were looking for one (G11, G13, G14, G20). */
export default function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => console.error('404: no page at', pathname), [pathname]);

  return (
    <>
      <Section
        css={ground}
        eyebrow="404"
        title="Oops! Page not found"
        headingLevel={1}
        lead="The address may have changed, or the house may have found its owner."
      >
        <div css={row(8)}>
          <Link css={buttonStyles('primary')} to="/">
            Return to Home
          </Link>
          <Link css={textLink} to="/properties">
            Search Properties
          </Link>
        </div>
      </Section>
      <Section tone="sand" title="For sale today">
        <Slot name="mf-listings/featured-grid" props={{}} minHeight="40rem" />
      </Section>
    </>
  );
}
