import { css } from '@emotion/react';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { colour, ease, space } from '../brand/tokens.ts';

const listStyles = css`
  display: flex;
  gap: ${space(3)};
  margin: 0 ${space(-2)} ${space(8)};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${colour('line')};
`;

const tabStyles = css`
  flex: none;
  padding: ${space(3)} ${space(2)};
  border-bottom: 2px solid transparent;
  font-weight: 500;
  color: ${colour('slate')};
  outline-offset: -2px;

  &:hover,
  &[aria-selected='true'] {
    color: ${colour('navy')};
  }

  &[aria-selected='true'] {
    border-bottom-color: ${colour('gold')};
  }
  transition: color ${ease}, border-color ${ease};
`;

/* All panels share one cell, so that the height is that of the longest and nothing jumps. */
const panelStyles = css`
  grid-area: 1 / 1;
  min-width: 0;

  &[data-state='inactive'] {
    visibility: hidden;
  }
`;

interface TabsProps {
  label: string;
  tabs: readonly { label: string; content: ReactNode }[];
  start?: number;
}

/** Tabs by the ARIA practices; each mount starts at the first (H08, A06), or at `start`. */
export function Tabs({ label, tabs, start = 0 }: TabsProps) {
  return (
    <Root defaultValue={`${start}`}>
      <List css={listStyles} aria-label={label}>
        {tabs.map((tab, index) => (
          <Trigger key={tab.label} value={`${index}`} css={tabStyles}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      <div css={{ display: 'grid' }}>
        {tabs.map((tab, index) => (
          <Content key={tab.label} value={`${index}`} css={panelStyles} forceMount>
            {tab.content}
          </Content>
        ))}
      </div>
    </Root>
  );
}
