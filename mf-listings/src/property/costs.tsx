import { amountsOf, type Cost, costs } from '@dosmares/content/costs';
import { guideNote } from '@dosmares/content/guide-note';
import { priceInDollars } from '@dosmares/content/listings';
import type { Property } from '@dosmares/content/properties';
import { agentById } from '@dosmares/content/roster';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { from, space, type, useUnits } from '@dosmares/ui';
import { css } from '@emotion/react';
import { usePesos } from '../price.tsx';
import { inOrder } from '../units.tsx';
import { tableStyles } from './table-styles.ts';

const costsStyles = css`
  ${tableStyles};

  & td {
    width: 42%;

    ${from.tablet} {
      white-space: nowrap;
    }
  }

  & [scope='rowgroup'] {
    ${type.eyebrow};
    padding-top: ${space(8)};
  }

  & small {
    ${type.note};
    display: block;
    font-weight: 400;
  }

  /* Pesos come once the page is alive: their room is kept. */
  & td > small {
    min-height: 2lh;

    ${from.tablet} {
      min-height: 1lh;
    }
  }

  & tbody tr:last-of-type > * {
    font-weight: 600;
  }
`;

const noteStyles = css`
  ${type.note};
  display: block;
  margin-top: ${space(5)};
`;

/** What it costs to buy this house and to keep it, in ranges; the agent who sells it knows its figures (D20). */
export function CostTable({ property: { id, price, agentId } }: { property: Property }) {
  const agent = agentById(agentId);

  return (
    <>
      <table css={costsStyles}>
        {[costs.buying, costs.keeping].map(({ title, rows, total }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {title}
              </th>
            </tr>
            {[...rows, total].map((cost) => (
              <CostRow key={cost.name} cost={cost} price={priceInDollars(price)} />
            ))}
          </tbody>
        ))}
      </table>
      <small css={noteStyles}>
        {guideNote.en} Ranges for this price, checked in {costs.checked}.
        {agent && (
          <>
            {' '}
            <Link to={contactAddress({ property: id, agent: agent.slug })}>Ask {agent.name}</Link> for the
            figures of this house.
          </>
        )}
      </small>
    </>
  );
}

function CostRow({ cost, price }: { cost: Cost; price: number }) {
  const [low, high] = amountsOf(cost, price);
  const [least, most] = [usePesos(low), usePesos(high)];
  const pesos = least && most && `about MXN ${range(least.words, most.words)}`;
  const [amount, other] = inOrder(useUnits(), `$${range(dollars(low), `$${dollars(high)}`)}`, pesos);

  return (
    <tr>
      <th scope="row">
        {cost.name}
        <small>
          {cost.percent && `${range(...cost.percent)} % · `}
          {cost.note}
        </small>
      </th>
      <td>
        <span>{amount}</span>
        <small>{other}</small>
      </td>
    </tr>
  );
}

const dollars = (amount: number) => amount.toLocaleString('en-US', { maximumSignificantDigits: 3 });

/** As `2 to 4`; two millions name the word once. */
const range = (low: string | number = '', high: string | number = '') =>
  `${low} to ${high}`.replace(/ million to (.* million)$/, ' to $1');
