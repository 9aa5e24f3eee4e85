import { office } from '@dosmares/content/office';
import { agentById } from '@dosmares/content/roster';
import { useConfig, useLocation } from '@dosmares/platform';
import { family } from '@dosmares/ui';
import { css } from '@emotion/react';

/** A brochure of two pages (D23). Doubled, its selectors win; the build’s minifier would join `&& :is()`. */
export const brochure = css`
  @media print {
    min-height: 0;
    padding: 0;
    font-size: 10pt;
    line-height: 1.4;

    && p,
    && li {
      max-width: none;
      margin-bottom: 0;
      font-size: inherit;
      line-height: inherit;
    }

    && h1 {
      font-size: 20pt;
    }

    && h2 {
      margin-bottom: 2mm;
      font-size: 14pt;
    }

    && h3 {
      font-size: 11pt;
    }

    && section {
      margin-top: 4mm;
    }

    && td,
    && th,
    && dl > div,
    && section li {
      padding-block: 0.5mm;
      line-height: 1.35;
      break-inside: avoid;
    }

    && small,
    && dt,
    && dd + dd {
      font-size: 8pt;
      line-height: 1.35;
    }
  }
`;

const imprintStyles = css`
  display: none;

  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6mm;
    align-items: baseline;
    margin-top: 6mm;
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
  const address = useConfig().siteOrigin + useLocation().pathname;
  const lines = [agent && `${agent.name}, ${agent.phone}`, office.phone, office.email, address];

  return (
    <p css={imprintStyles}>
      <strong>{office.name}</strong>
      {lines.map((line) => line && <span key={line}>{line}</span>)}
    </p>
  );
}
