import type { GeoPoint } from '@dosmares/contracts/picture';
import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { colour, translucent } from '../brand/tokens.ts';

/** A named point of a drawn map. */
export interface MapMark {
  at: GeoPoint;
  /** `about` is a wide circle for an approximate place, `note` words alone. */
  kind: 'place' | 'home' | 'office' | 'about' | 'note';
  /** Where the name stands. */
  side: 'left' | 'right' | 'above' | 'below';
  /** Length of the line between point and name, in letters' widths; none by default. */
  reach?: number | undefined;
  /** Moves a name beside its point up or down, in its heights. */
  nudge?: number | undefined;
  /** The mark of what is open elsewhere on the page. */
  isCurrent?: boolean | undefined;
  /** The name: a text, a link or a button. */
  name: ReactNode;
}

const shape = (size: number) => `
  content: '';
  position: absolute;
  inset: ${-size / 2}em;
  pointer-events: none;
`;

/** The shapes of marks on a drawn map: each kind has one of its own, so that none is told by its colour alone. */
export const markShapes: Record<MapMark['kind'], SerializedStyles | undefined> = {
  place: css`
    &::before {
      ${shape(0.75)}
      border: 2px solid ${colour('navy')};
      border-radius: 50%;
      background: ${colour('ivory')};
    }

    &[data-current]::before {
      background: ${colour('gold')};
      box-shadow: 0 0 0 2px ${translucent('gold', 0.45)};
    }
  `,
  home: css`
    &::before {
      ${shape(0.7)}
      border: 1px solid ${colour('night')};
      background: ${colour('gold')};
      rotate: 45deg;
    }
  `,
  office: css`
    &::before {
      ${shape(0.7)}
      background: ${colour('navy')};
    }
  `,
  about: css`
    &::before {
      ${shape(5)}
      border: 1px dashed ${colour('bronze')};
      border-radius: 50%;
      background: ${translucent('gold', 0.3)};
    }
  `,
  note: undefined,
};
