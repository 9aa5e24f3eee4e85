import { inPesos } from '@dosmares/content/exchange-rate';
import { surface, type, useBrowserValue } from '@dosmares/ui';
import { css } from '@emotion/react';

/* The line is there before its words: only the browser knows whether the rate is still fresh. */
const pesosStyles = css`
  ${type.small};
  min-height: 1lh;
  color: ${surface('quiet')};
  text-wrap: balance;

  @media (max-width: 24em), (min-width: 1024px) and (max-width: 1239px) {
    min-height: 2lh;
  }
`;

/**
 * A price in pesos, while the rate is recent enough (D12); nothing in served pages, which may be older than the rate.
 */
export function Pesos({ price, now = Date.now }: { price: string; now?: () => number }) {
  return <p css={pesosStyles}>{useBrowserValue(() => inPesos(price, now()), undefined)}</p>;
}
