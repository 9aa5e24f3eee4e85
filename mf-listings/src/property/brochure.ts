import { css } from '@emotion/react';

/**
 * A house's page on paper: a brochure of two pages from the parts of the page, each with its distances and sizes for
 * print (D23). Doubled, its selectors go before those of the parts; the build's minifier would join
 * `&& :is()`.
 */
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
