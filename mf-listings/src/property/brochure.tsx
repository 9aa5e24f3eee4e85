import { office } from '@dosmares/content/office';
import { agentById } from '@dosmares/content/roster';
import { family } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { usePageAddress } from './share-actions.tsx';

/** A brochure of two pages (D23): the page itself, smaller. */
export const brochure = css`
  @media print {
    min-height: 0;
    padding: 0;
    zoom: 0.68;
    font-size: 15pt;
    line-height: 1.4;

    && p,
    && li {
      max-width: none;
    }

    && section {
      margin-top: 6mm;
    }

    && dl > div,
    && section li {
      padding-block: 1mm;
      break-inside: avoid;
    }
  }
`;

const imprintStyles = css`
  display: none;

  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: 0 9mm;
    align-items: baseline;
    margin-top: 9mm;
    white-space: nowrap;
  }

  & > strong {
    font-family: ${family.display};
    font-size: 22pt;
    font-weight: 500;
  }
`;

/** Contacts for a reader of the printed page, and its address (D23). */
export function PrintImprint({ agentId }: { agentId?: number }) {
  const agent = agentId === undefined ? undefined : agentById(agentId);
  const address = usePageAddress();
  const lines = [agent && `${agent.name}, ${agent.phone}`, office.phone, office.email, address];

  return (
    <p css={imprintStyles}>
      <strong>{office.name}</strong>
      {lines.map((line) => line && <span key={line}>{line}</span>)}
    </p>
  );
}
