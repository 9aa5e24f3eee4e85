import { css } from '@emotion/react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { colour, ease, motionOk, space } from '../brand/tokens.ts';

/** One tab and what it shows. */
export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

const listStyles = css`
  display: flex;
  gap: ${space(7)};
  margin-bottom: ${space(8)};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${colour('line')};
`;

const tabStyles = css`
  flex: none;
  padding: ${space(3)} 0;
  border: 0;
  border-bottom: 2px solid transparent;
  font-weight: 500;
  color: ${colour('slate')};
  background: none;
  outline-offset: -2px;

  &:hover,
  &[aria-selected='true'] {
    color: ${colour('navy')};
  }

  &[aria-selected='true'] {
    border-bottom-color: ${colour('gold')};
  }

  ${motionOk} {
    transition: color ${ease}, border-color ${ease};
  }
`;

const panelsStyles = css`
  display: grid;
`;

/* All panels share one cell, so that the height is that of the longest and nothing jumps. */
const panelStyles = css`
  grid-area: 1 / 1;
  min-width: 0;
  visibility: hidden;

  &[data-shown] {
    visibility: visible;
  }
`;

// biome-ignore format: a table reads in columns
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft:  (at, count) => (at + count - 1) % count,
  Home:       () => 0,
  End:        (_at, count) => count - 1,
};

/** Tabs by the ARIA practices: arrows, Home and End move and show at once. Every mount starts at the first (H08, A06). */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);

  function move(event: KeyboardEvent) {
    const next = moves[event.key]?.(shown, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} css={listStyles} onKeyDown={move}>
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${id}`}
            aria-controls={`${baseId}-panel-${id}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            css={tabStyles}
            onClick={() => setShown(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div css={panelsStyles}>
        {tabs.map(({ id, content }, index) => (
          <div
            key={id}
            role="tabpanel"
            id={`${baseId}-panel-${id}`}
            aria-labelledby={`${baseId}-tab-${id}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the practices ask for it, so that text can be reached.
            tabIndex={0}
            data-shown={index === shown ? '' : undefined}
            css={panelStyles}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
