import { office } from '@dosmares/content/office';
import { useConfig, useLocation } from '@dosmares/platform';
import { family } from '@dosmares/ui';
import { css } from '@emotion/react';

const imprintStyles = css`
  display: none;

  @media print {
    display: flex;
    gap: 6mm;
    align-items: baseline;
    margin-top: 6mm;
    font-size: 9pt;
  }

  & > strong {
    font-family: ${family.display};
    font-size: 15pt;
    font-weight: 500;
  }
`;

/** The contact for a printed page, and the page's address. */
export function PrintImprint() {
  const { siteOrigin } = useConfig();
  const { pathname } = useLocation();

  return (
    <p css={imprintStyles}>
      <strong>{office.name}</strong>
      <span>{office.phone}</span>
      <span>{office.email}</span>
      <span>
        {siteOrigin}
        {pathname}
      </span>
    </p>
  );
}
