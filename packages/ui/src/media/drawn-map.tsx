import type { GeoBox, GeoPoint, MapSource } from '@dosmares/contracts/picture';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { colour, space, translucent } from '../brand/tokens.ts';
import { family } from '../brand/type.ts';
import { type MapMark, markShapes } from './map-marks.ts';

/** The map, a sentence on what it shows, and its marks in reading order. */
export interface DrawnMapProps {
  map: MapSource;
  label: string;
  /** Each with a key of its own. */
  marks: Readonly<Record<string, MapMark>>;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * A map that is one drawing, loaded when it comes near, with real text on it. The letters grow no faster than the map:
 * names that stand clear of each other at one width do so at all.
 */
export function DrawnMap({ map, label, marks, className, children }: DrawnMapProps) {
  const { src, box, view } = map;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
    <div role="group" aria-label={label} css={frameStyles(view)} className={className}>
      <img src={src} alt="" loading="lazy" decoding="async" css={drawingStyles(box, view)} />
      <ul css={marksStyles}>
        {Object.entries(marks).map(([key, mark]) => (
          <li
            key={key}
            css={[pointStyles(mark.at, view), markShapes[mark.kind], nameStyles(mark)]}
            data-current={mark.isCurrent || undefined}
          >
            <div>{mark.name}</div>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

const frameStyles = (view: GeoBox) => css`
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  aspect-ratio: ${aspect(view)};
  background: ${translucent('navy', 0.13)};
`;

const aspect = ({ west, east, south, north }: GeoBox) =>
  (((east - west) * Math.cos(((south + north) * Math.PI) / 360)) / (north - south)).toFixed(3);

const drawingStyles = (box: GeoBox, view: GeoBox) => css`
  position: absolute;
  ${cssOf(placeIn(view, { latitude: box.north, longitude: box.west }))};
  width: ${percent((box.east - box.west) / (view.east - view.west))};
  max-width: none;
  height: ${percent((box.north - box.south) / (view.north - view.south))};
`;

const marksStyles = css`
  font-size: min(0.875rem, 4.2cqi);
  line-height: 1.75;
`;

const pointStyles = (at: GeoPoint, view: GeoBox) => css`
  position: absolute;
  ${cssOf(placeIn(view, at))};

  &[data-current] {
    z-index: 1;
  }
`;

const placeIn = ({ west, east, south, north }: GeoBox, { latitude, longitude }: GeoPoint) => ({
  left: percent((longitude - west) / (east - west)),
  top: percent((north - latitude) / (north - south)),
});

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const cssOf = ({ left, top }: Record<'left' | 'top', string>) => `left: ${left}; top: ${top}`;

/* The name's box reaches over its point, so that both are one target. */
const beside = 'top: -0.875em; padding-inline: 0.3em;';
const centred = 'left: 0; translate: -50% 0; padding-inline: 0.3em;';
const boxes: Record<MapMark['side'], (reach: number) => string> = {
  left: (reach) => `${beside} right: -0.8em; padding-right: ${1.6 + reach}em;`,
  right: (reach) => `${beside} left: -0.8em; padding-left: ${1.6 + reach}em;`,
  above: (reach) => `${centred} bottom: -0.8em; padding-bottom: ${1.3 + reach}em;`,
  below: (reach) => `${centred} top: -0.8em; padding-top: ${1.3 + reach}em;`,
};

const lines: Record<MapMark['side'], (reach: number) => string> = {
  left: (reach) => `right: 0; width: ${reach + 0.6}em; border-top: 1px solid;`,
  right: (reach) => `left: 0; width: ${reach + 0.6}em; border-top: 1px solid;`,
  above: (reach) => `bottom: 0; height: ${reach + 0.4}em; border-left: 1px solid;`,
  below: (reach) => `top: 0; height: ${reach + 0.4}em; border-left: 1px solid;`,
};

const nameStyles = ({ kind, side, reach = 0, nudge = 0 }: MapMark) => css`
  & > * > :where(a, button, span) {
    position: absolute;
    ${boxes[side](reach)}
    ${nudge ? `translate: 0 ${nudge}em;` : ''}
    border: 0;
    font-weight: 500;
    white-space: nowrap;
    color: ${colour(kind === 'note' ? 'slate' : 'night')};
    ${kind === 'note' ? `font-family: ${family.display}; font-style: italic; font-size: 1.15em;` : ''}
    text-decoration: underline transparent 1px;
    ${kind === 'note' ? '' : `text-shadow: ${halo};`}
    background: none;
  }

  & a:hover,
  &[data-current] a {
    text-decoration-color: currentColor;
  }

  ${reach > 0 ? `&::after { content: ''; position: absolute; ${lines[side](reach)} opacity: 0.5; }` : ''}
`;
const halo = [1, 2, 3].map((radius) => `0 0 ${space(radius / 2)} ${translucent('ivory', 0.9)}`).join();
