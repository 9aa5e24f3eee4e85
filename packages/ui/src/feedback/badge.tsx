import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { colour, space } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';

/** `quiet` is a hairline label for light backgrounds; `navy` and `gold` are for pictures. */
export type BadgeTone = 'quiet' | 'navy' | 'gold';

const badgeStyles = css`
  ${type.label};
  display: inline-block;
  padding: ${space(1)} ${space(2.5)};
  border: 1px solid;
`;

const tones: Record<BadgeTone, { text: string; ground: string; edge: string }> = {
  quiet: { text: colour('bronze'), ground: colour('ivory'), edge: colour('line') },
  navy: { text: colour('ivory'), ground: colour('navy'), edge: colour('navy') },
  gold: { text: colour('night'), ground: colour('gold'), edge: colour('gold') },
};

/** A one-word label of the element it is on (D05, M10). */
export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone | undefined; children: ReactNode }) {
  const { text, ground, edge } = tones[tone];

  return (
    <span css={[badgeStyles, css({ color: text, backgroundColor: ground, borderColor: edge })]}>
      {children}
    </span>
  );
}
