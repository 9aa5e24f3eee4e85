import { office } from '@dosmares/content/office';
import { agentById } from '@dosmares/content/roster';
import { useConfig, useLocation } from '@dosmares/platform';
import { family } from '@dosmares/ui';
import { css } from '@emotion/react';

const imprintStyles = css`
  display: none;

  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6mm;
    align-items: baseline;
    margin-top: 6mm;
    font-size: 9pt;
    white-space: nowrap;
  }

  & > strong {
    font-family: ${family.display};
    font-size: 15pt;
    font-weight: 500;
  }
`;

/** Whom a reader of the printed page may ask, and its address (D23). */
export function PrintImprint({ agentId }: { agentId: number }) {
  const agent = agentById(agentId);
  const { siteOrigin } = useConfig();
  const { pathname } = useLocation();

  return (
    <p css={imprintStyles}>
      <strong>{office.name}</strong>
      {agent && (
        <span>
          {agent.name}, {agent.phone}
        </span>
      )}
      <span>{office.phone}</span>
      <span>{office.email}</span>
      <span>
        {siteOrigin}
        {pathname}
      </span>
    </p>
  );
}
