import { amountsOf, type Cost, costs, guideNote } from '@dosmares/content/costs';
import { priceInDollars } from '@dosmares/content/listings';
import type { Property } from '@dosmares/content/properties';
import { agentById } from '@dosmares/content/roster';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { below, from, space, surface, type, useUnits } from '@dosmares/ui';
import { css } from '@emotion/react';
import { inOrder, usePesos } from '../units.tsx';

export const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: lining-nums tabular-nums;

  & th,
  & td {
    padding: ${space(2.5)} 0;
    border-bottom: 1px solid ${surface('rule')};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }

  & td,
  & th + th {
    padding-left: ${space(4)};
    text-align: end;
  }
`;

const costsStyles = css`
  container-type: inline-size;

  & td {
    white-space: nowrap;
  }

  & [scope='rowgroup'] {
    ${type.eyebrow};
  }

  @media screen {
    & tbody + tbody [scope='rowgroup'] {
      padding-top: ${space(8)};
    }
  }

  /* Pesos come once the page is alive: their room is kept. */
  & small {
    ${type.note};
    display: block;
    min-height: 1lh;
    font-weight: 400;
  }

  & > small {
    margin-top: ${space(5)};
  }

  ${from.tablet}, print {
    & th span:not(:empty) + span::before {
      content: ' · ';
    }
  }

  /* Where columns are narrow, names go on above short amounts, and notes take the whole row, below the amounts. */
  @media screen and ${below.tablet} {
    & table td {
      padding-left: ${space(2)};
    }

    & th span {
      display: block;
      min-height: 1lh;
    }

    & th > div,
    & th span + span {
      width: 100cqi;
      margin-right: -100cqi;
    }
  }

  /* On the narrowest screens, or with letters twice as large, an amount is wider than its column. */
  @container (max-width: 19rem) {
    & td {
      white-space: normal;
    }

    & tr > th > div,
    & tr > th span + span {
      width: auto;
      margin-right: 0;
    }
  }
`;

const totalStyles = css`
  && > * {
    font-weight: 600;
  }
`;

/** What it costs to buy this house and to keep it, in ranges; the agent who sells it knows its figures (D20). */
export function CostTable({ property: { id, price, agentId } }: { property: Property }) {
  const agent = agentById(agentId);

  return (
    <div css={costsStyles}>
      <table css={tableStyles}>
        {[costs.buying, costs.keeping].map(({ title, rows, totals }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {title}
              </th>
            </tr>
            {[...rows, ...totals].map((cost) => (
              <tr key={cost.name} css={totals.includes(cost) && totalStyles}>
                <CostCells cost={cost} price={priceInDollars(price)} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <small>
        {guideNote.en} Ranges for this price, checked in {costs.checked}.
        {agent && (
          <>
            {' '}
            <Link to={contactAddress({ property: id, agent: agent.slug })}>Ask {agent.name}</Link> for the
            figures of this house.
          </>
        )}
      </small>
    </div>
  );
}

function CostCells({ cost, price }: { cost: Cost; price: number }) {
  const [low, high] = amountsOf(cost, price);
  const [least, most] = [usePesos(low), usePesos(high)];
  const pesos = least && most && `≈ MXN ${range(least.words, most.words)}`;
  const [amount, other] = inOrder(useUnits(), `$${range(dollars(low), `$${dollars(high)}`)}`, pesos);

  return (
    <>
      <th scope="row">
        <div>{cost.name}</div>
        <small>
          <span>{cost.percent && `${range(...cost.percent)} %`}</span>
          <span>{cost.note}</span>
        </small>
      </th>
      <td>
        <span>{amount}</span>
        <small>{other}</small>
      </td>
    </>
  );
}

const dollars = (amount: number) => amount.toLocaleString('en-US', { maximumSignificantDigits: 4 });

/** As `2 to 4`; two millions name the word once. */
const range = (low: string | number = '', high: string | number = '') =>
  `${low} to ${high}`.replace(/ million to (.* million)$/, ' to $1');
