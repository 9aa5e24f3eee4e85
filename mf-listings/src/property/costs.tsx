import { type Cost, costs, guideNote, type Priced } from '@dosmares/content/costs';
import { priceInDollars } from '@dosmares/content/listings';
import type { Property } from '@dosmares/content/properties';
import { agentById } from '@dosmares/content/roster';
import { contactAddress } from '@dosmares/contracts/contact-intent';
import { Link } from '@dosmares/platform';
import { dotted } from '@dosmares/ui';
import { from, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { useCosts } from '../use-costs.ts';

/* A name and its amount, below them the note and the other currency; on a phone the note takes a line of its own. */
const costsStyles = css`
  container-type: inline-size;

  & > h3 {
    ${type.eyebrow};
  }

  & > dl {
    margin-bottom: ${space(8)};
    font-variant-numeric: lining-nums tabular-nums;
  }

  & > dl > div {
    display: grid;
    grid-template-columns: minmax(7em, 1fr) auto;
    column-gap: ${space(4)};
    padding-block: ${space(2.5)};
    border-bottom: 1px solid ${surface('rule')};
  }

  & > dl > [data-total] > :is(dt, dt + dd) {
    font-weight: 600;
  }

  & dd {
    text-align: end;
  }

  & dd + dd,
  & > small {
    ${type.note};
    display: block;
  }

  /* Pesos are added after hydration: their room is reserved. */
  & dd + dd {
    grid-column: 2;
    min-height: 1lh;
  }

  & dd + dd + dd {
    grid-column: 1 / -1;
    text-align: start;

    ${from.tablet}, print {
      grid-area: 2 / 1;
    }
  }

  /* Buying beside keeping: a brochure has two pages (D23). */
  @media print {
    columns: 2;
    column-gap: ${space(10)};
  }

  /* On the narrowest screens, or with text of twice the size, an amount is below its name. */
  @container (max-width: 19rem) {
    & > dl > div {
      display: block;
    }

    & dd {
      text-align: start;
    }
  }
`;

/** What it costs to buy this house and to keep it, in ranges; the agent who sells it knows its figures (D20). */
export function CostTable({ property: { id, price, communityFee, agentId } }: { property: Property }) {
  const agent = agentById(agentId);
  const home = { price: priceInDollars(price), communityFee };

  return (
    <div css={costsStyles}>
      {[costs.buying, costs.keeping].map(({ title, rows }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <CostList rows={rows} home={home} />
        </Fragment>
      ))}
      <small>
        {guideNote.en} Ranges for this price, checked in {costs.checked}.
        {agent && (
          <>
            {' '}
            <Link to={contactAddress({ property: id, agent: agent.slug })}>Ask {agent.name}</Link> for figures
            specific to this house.
          </>
        )}
      </small>
    </div>
  );
}

/** The price itself has no range. */
const shareIn = ([low, high]: readonly number[] = []) => low !== high && `${low} to ${high}%`;

function CostList({ rows, home }: { rows: readonly Cost[]; home: Priced }) {
  return (
    <dl>
      {useCosts(rows, home).map(({ id, name, percent, sum, note, words: [amount, other] }) => (
        <div key={id} data-total={sum && ''}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
          <dd>{other}</dd>
          <dd>{dotted([shareIn(percent), note])}</dd>
        </div>
      ))}
    </dl>
  );
}
