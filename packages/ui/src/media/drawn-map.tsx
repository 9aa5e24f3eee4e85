import type { GeoBox, GeoPoint, MapSource } from '@dosmares/contracts/picture';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { colour, space, translucent } from '../brand/tokens.ts';
import { family } from '../brand/type.ts';

export interface MapMark {
  at: GeoPoint;
  /** `about` is a wide circle for an approximate place, `note` words alone. */
  kind: 'place' | 'home' | 'office' | 'about' | 'note';
  side: 'left' | 'right' | 'above' | 'below';
  /** Length of the line between point and name, in em; none by default. */
  reach?: number | undefined;
  /** Moves a name beside its point down, or up if negative, in em. */
  nudge?: number | undefined;
  isCurrent?: boolean | undefined;
  name: ReactNode;
}

interface DrawnMapProps {
  map: MapSource;
  label: string;
  marks: Readonly<Record<string, MapMark>>;
  className?: string | undefined;
}

/** A drawing with real text that scales with it: names that do not overlap at one width do so at none. */
export function DrawnMap({ map: { src, box, view }, label, marks, className }: DrawnMapProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
    <div role="group" aria-label={label} css={frameStyles(view)} className={className}>
      <img src={src} alt="" loading="lazy" decoding="async" css={drawingStyles(box, view)} />
      <ul>
        {Object.entries(marks).map(([key, mark]) => (
          <li key={key} css={[css(placeIn(view, mark.at)), markStyles(mark)]}>
            <div>{mark.name}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const frameStyles = (view: GeoBox) => css`
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  aspect-ratio: ${aspect(view)};
  background: linear-gradient(${translucent('navy', 0.13)} 0 0) ${colour('ivory')};

  & > ul {
    font-size: min(0.875rem, 4.2cqi);
    line-height: 1.75;
  }
`;

const aspect = ({ west, east, south, north }: GeoBox) =>
  (((east - west) * Math.cos(((south + north) * Math.PI) / 360)) / (north - south)).toFixed(3);

const drawingStyles = (box: GeoBox, view: GeoBox) =>
  css({
    ...placeIn(view, { latitude: box.north, longitude: box.west }),
    width: percent((box.east - box.west) / (view.east - view.west)),
    maxWidth: 'none',
    height: percent((box.north - box.south) / (view.north - view.south)),
  });

const placeIn = ({ west, east, south, north }: GeoBox, { latitude, longitude }: GeoPoint) =>
  ({
    position: 'absolute',
    left: percent((longitude - west) / (east - west)),
    top: percent((north - latitude) / (north - south)),
  }) as const;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const shape = (size: number, looks: string) => `
  &::before {
    content: '';
    position: absolute;
    inset: ${-size / 2}em;
    pointer-events: none;
    ${looks}
  }
`;

/** Each kind of mark has a shape of its own, so that none is told by its color alone. */
const shapes: Record<MapMark['kind'], string> = {
  place: shape(
    0.75,
    `border: 2px solid ${colour('navy')}; border-radius: 50%; background: ${colour('ivory')};`,
  ),
  home: shape(0.7, `border: 1px solid ${colour('night')}; background: ${colour('gold')}; rotate: 45deg;`),
  office: shape(0.7, `background: ${colour('navy')};`),
  about: shape(
    4,
    `border: 1px dashed ${colour('bronze')}; border-radius: 50%; background: ${translucent('gold', 0.3)};`,
  ),
  note: '',
};

/* The name's box reaches over its point, so that both are one target; a line joins them. */
const edges = { left: 'right', right: 'left', above: 'bottom', below: 'top' } as const;

function place(side: MapMark['side'], reach: number) {
  const edge = edges[side];

  return side === 'left' || side === 'right'
    ? {
        box: `top: -0.875em; padding-inline: 0.3em; ${edge}: -0.8em; padding-${edge}: ${1.6 + reach}em;`,
        line: `${edge}: 0; width: ${reach + 0.6}em; border-top: 1px solid;`,
      }
    : {
        box: `left: 0; translate: -50% 0; padding-inline: 0.3em; ${edge}: -0.8em; padding-${edge}: ${1.3 + reach}em;`,
        line: `${edge}: 0; height: ${reach + 0.4}em; border-left: 1px solid;`,
      };
}

const current = `
  z-index: 1;

  &::before {
    background: ${colour('gold')};
    box-shadow: 0 0 0 2px ${translucent('gold', 0.45)};
  }
`;

const halo = [1, 2, 3].map((radius) => `0 0 ${space(radius / 2)} ${translucent('ivory', 0.9)}`).join();

function markStyles({ kind, side, reach = 0, nudge = 0, isCurrent }: MapMark) {
  // The name of a circle is outside of it.
  const { box, line } = place(side, kind === 'about' ? 1.5 : reach);
  const looks =
    kind === 'note'
      ? `font: italic 1.15em ${family.display}; color: ${colour('slate')};`
      : `color: ${colour('night')}; text-shadow: ${halo};`;

  return css`
    ${shapes[kind]}
    ${isCurrent ? current : ''}
    ${reach > 0 ? `&::after { content: ''; position: absolute; ${line} opacity: 0.5; }` : ''}

    & > * > :where(a, span) {
      position: absolute;
      ${box}
      ${nudge ? `translate: 0 ${nudge}em;` : ''}
      ${looks}
      font-weight: 500;
      line-height: 1.75;
      white-space: nowrap;
      text-decoration: underline ${isCurrent ? 'currentColor' : 'transparent'} 1px;
    }

    & a:hover {
      text-decoration-color: currentColor;
    }
  `;
}
