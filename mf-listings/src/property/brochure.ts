import { css } from '@emotion/react';

/**
 * A house's page on paper: a brochure of two pages from the parts of the page, each with its distances and sizes for
 * print (D23).
 */
export const brochure = css`
  @media print {
    min-height: 0;
    padding: 0;
    font-size: 10pt;
    line-height: 1.4;

    & h1 {
      font-size: 24pt;
    }

    & h2 {
      margin-bottom: 2mm;
      font-size: 15pt;
    }

    & section {
      margin-top: 5mm;
    }

    & p,
    & li {
      max-width: none;
      font-size: inherit;
      line-height: inherit;
    }

    & :is(li, tr, dl > div) {
      break-inside: avoid;
    }

    & :is(td, th, dl > div, section li) {
      padding-block: 0.7mm;
    }

    & :is(small, dt, dd + dd, tbody td + td) {
      font-size: 8pt;
    }
  }
`;
