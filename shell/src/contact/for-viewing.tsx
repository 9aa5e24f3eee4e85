import { css } from '@emotion/react';

/** Is shown to visitors who ask for a viewing: by their query until script runs, then if we know the house. */
export const viewingOnly = css`
  html:not([data-query*='viewing=']) & {
    display: none;
  }
`;

const usualOnly = css`
  html[data-query*='viewing='] & {
    display: none;
  }
`;

/** Two texts of which one is shown, since the served page is the same for all visitors. */
export const ByPurpose = ({ usual, viewing }: { usual: string; viewing: string }) => (
  <>
    <span css={usualOnly}>{usual}</span>
    <span css={viewingOnly}>{viewing}</span>
  </>
);
