import { css } from '@emotion/react';

const togetherStyles = css`
  white-space: nowrap;
`;

/** A title such as "Overview - Last 30 Days" whose dash never begins a line. */
export function DashedTitle({ children }: { children: string }) {
  const [before = '', after] = children.split(' - ');
  const start = before.lastIndexOf(' ') + 1;

  return (
    <>
      {before.slice(0, start)}
      <span css={togetherStyles}>{before.slice(start)} -</span> {after}
    </>
  );
}
