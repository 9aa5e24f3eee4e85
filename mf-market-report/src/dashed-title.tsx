import { css } from '@emotion/react';

const beforeStyles = css`
  white-space: nowrap;
`;

/* On a phone the line break is fixed: where the text just fits, it would jump when its font loads. */
const afterStyles = css`
  @media (max-width: 30em) {
    display: block;
  }
`;

/** A title such as "Overview - Last 30 Days" whose dash never begins a line; on a phone it ends one. */
export function DashedTitle({ children }: { children: string }) {
  const [before = '', after] = children.split(' - ');
  const start = before.lastIndexOf(' ') + 1;

  return (
    <>
      {before.slice(0, start)}
      <span css={beforeStyles}>{before.slice(start)} -</span> <span css={afterStyles}>{after}</span>
    </>
  );
}
