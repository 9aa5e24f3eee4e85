import { ArrowRight, colour, ease, Icon, space, surface, type, useNear } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { columns } from './columns.ts';
import { type DetailCopy, DetailDialog, WrittenOut } from './detail.tsx';

const grids = {
  3: columns(10, { tablet: [3, 8], desktop: [3, 14] }),
  4: columns(10, { tablet: [2, 12], desktop: [4, 10] }),
};

const card = css`
  position: relative;
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 3;
  gap: ${space(4)};
  align-content: start;
  padding-block: ${space(6)} ${space(2)};
  background:
    linear-gradient(${colour('gold')}, ${colour('gold')}) no-repeat 0 0 / ${space(12)} 1px,
    linear-gradient(${surface('rule')}, ${surface('rule')}) no-repeat 0 0 / 100% 1px;
  transition: background-size ${ease};

  &:hover,
  &:focus-within {
    background-size:
      100% 1px,
      100% 1px;
  }
`;

const yearStyles = css`
  ${type.label};
  display: block;
  margin-bottom: ${space(2)};
  color: ${surface('accent')};
`;

const opener = css`
  ${type.heading};
  padding: 0;
  text-align: start;
  color: inherit;
  background: none;
  border: 0;

  /* The whole card is the button. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: 0;
  }

  &:focus-visible::after {
    outline: 2px solid ${surface('focus')};
    outline-offset: ${space(2)};
  }
`;

const summaryStyles = css`
  color: ${surface('quiet')};
`;

const more = css`
  ${type.small};
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  font-weight: 500;
  color: ${surface('heading')};

  /* All of it is written out below. */
  @media (scripting: none) {
    display: none;
  }
`;

/** Cards that each open a dialog, on its first tab where it has several (H08, A02, A03, A06). */
export function DetailCards({ cards, columns: count }: { cards: readonly DetailCopy[]; columns: 3 | 4 }) {
  const [opened, open] = useState<DetailCopy>();
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNear(list);

  return (
    <>
      <ul ref={list} css={grids[count]}>
        {cards.map((detail) => (
          <li css={card} key={detail.title}>
            <h3>
              {detail.year && <span css={yearStyles}>{detail.year}</span>}
              <button css={opener} type="button" aria-haspopup="dialog" onClick={() => open(detail)}>
                {detail.title}
              </button>
            </h3>
            <p css={summaryStyles}>{detail.summary}</p>
            <span css={more} aria-hidden>
              Read more
              <Icon of={ArrowRight} size={16} />
            </span>
          </li>
        ))}
      </ul>
      <noscript>
        {cards.map((detail) => (
          <WrittenOut key={detail.title} {...detail} />
        ))}
      </noscript>
      {(isNear || opened) && <DetailDialog opened={opened} close={() => open(undefined)} />}
    </>
  );
}
