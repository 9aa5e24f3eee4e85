import { css } from '@emotion/react';
import { colour, ease, from, space } from '../brand/tokens.ts';

/** Emphasis of an action: one primary per view, the rest quiet. */
export type ButtonTone = 'primary' | 'gold' | 'quiet' | 'quietOnDark';
export type ButtonSize = 'regular' | 'small';

// biome-ignore format: a table reads in columns
const tones: Record<ButtonTone, { text: string; ground: string; edge: string; hoverText: string; hoverGround: string }> = {
  primary:     { text: colour('ivory'), ground: colour('navy'),      edge: colour('navy'),      hoverText: colour('ivory'), hoverGround: colour('night') },
  gold:        { text: colour('night'), ground: colour('gold'),      edge: colour('gold'),      hoverText: colour('night'), hoverGround: colour('sand') },
  quiet:       { text: colour('navy'),  ground: 'transparent',       edge: colour('navy'),      hoverText: colour('ivory'), hoverGround: colour('navy') },
  quietOnDark: { text: colour('ivory'), ground: 'transparent',       edge: colour('ivory'),     hoverText: colour('night'), hoverGround: colour('ivory') },
};

const sizes: Record<ButtonSize, string> = {
  regular: `min-height: ${space(12)}; padding: ${space(3)} ${space(7)}; font-size: 1rem;`,
  small: `min-height: ${space(10)}; padding: ${space(2)} ${space(5)}; font-size: 0.9375rem;`,
};

export function buttonStyles(tone: ButtonTone, size: ButtonSize = 'regular') {
  const { text, ground, edge, hoverText, hoverGround } = tones[tone];

  return css`
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space(2.5)};
    ${sizes[size]}
    border: 1px solid ${edge};
    border-radius: 2px;
    font-weight: 500;
    line-height: 1.2;
    letter-spacing: 0.02em;
    text-align: center;
    text-decoration: none;
    color: ${text};
    background: ${ground};
    transition: color ${ease}, background-color ${ease}, border-color ${ease};

    &:hover:not(:disabled) {
      color: ${hoverText};
      background: ${hoverGround};
      border-color: ${hoverGround};
    }

    &:disabled {
      color: ${colour('slate')};
      background: ${colour('line')};
      border-color: ${colour('line')};
      cursor: not-allowed;
    }

    ${from.desktop} {
      white-space: nowrap;
    }
  `;
}
