// Draws media/map/*.svg, one for each row under "maps" in media/manifest.json, from bin/coast.json:
//   node packages/content/bin/map.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import manifest from '../media/manifest.json' with { type: 'json' };
import coast from './coast.json' with { type: 'json' };

type Point = [x: number, y: number];
type Box = (typeof manifest.maps)[keyof typeof manifest.maps];

/** Units across a drawing; lines are simplified to less than one of them. */
const across = 1000;
const tolerance = 0.8;

const folder = new URL('../media/map/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, box] of Object.entries(manifest.maps))
  writeFileSync(new URL(`${name}.svg`, folder), drawing(box));

// Ivory land with a navy coast and bronze roads, on the ground of whoever shows it.
function drawing(box: Box) {
  const { height, project } = projection(box);
  const edge = { left: -50, top: -50, right: across + 50, bottom: height + 50 };
  const path = (lines: number[][][], isClosed: boolean) =>
    lines
      .map((line) => line.map(project))
      .map((line) => (isClosed ? clipped(line, edge) : line))
      .filter((line) => line.length > 2)
      .map((line) => curve(simplified(line), isClosed))
      .join('');
  const hairline = 'vector-effect="non-scaling-stroke"';

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${height}" viewBox="0 0 ${across} ${height}"><path fill="#faf7f2" stroke="#102f74" stroke-opacity=".55" ${hairline} d="${path(coast.land, true)}"/><path fill="none" stroke="#7a5f14" stroke-opacity=".4" stroke-width="1.2" ${hairline} d="${path(coast.roads, false)}"/></svg>\n`;
}

/** Equal distances for both axes in the middle of the box: over four degrees of latitude nobody sees the rest. */
function projection({ west, east, south, north }: Box) {
  const scale = across / (east - west);
  const stretch = scale / Math.cos((((south + north) / 2) * Math.PI) / 180);

  return {
    height: Math.round((north - south) * stretch),
    project: ([longitude, latitude]: number[]): Point => [
      ((longitude as number) - west) * scale,
      (north - (latitude as number)) * stretch,
    ],
  };
}

/** Cuts a closed line at each side of a box in turn (Sutherland and Hodgman). */
function clipped(
  line: Point[],
  { left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>,
) {
  const sides = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ] as const;

  return sides.reduce((points, [axis, at, sign]) => {
    const isIn = (point: Point) => (point[axis] - at) * sign >= 0;

    return points.flatMap((point, index) => {
      const before = points.at(index - 1) as Point;
      const share = (at - before[axis]) / (point[axis] - before[axis]);
      const crossing = before.map(
        (value, each) => value + share * ((point[each] as number) - value),
      ) as Point;

      return [...(isIn(point) === isIn(before) ? [] : [crossing]), ...(isIn(point) ? [point] : [])];
    });
  }, line);
}

/** Leaves out points that lie nearly on the line between others (Ramer, Douglas and Peucker). */
function simplified(line: Point[]): Point[] {
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  const [width, height] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(width, height);
  const distances = line.map(([x, y]) =>
    length > 0
      ? Math.abs(height * (x - first[0]) - width * (y - first[1])) / length
      : Math.hypot(x - first[0], y - first[1]),
  );
  const farthest = Math.max(...distances);
  const at = distances.indexOf(farthest);
  if (farthest < tolerance) return [first, last];

  return [...simplified(line.slice(0, at + 1)).slice(0, -1), ...simplified(line.slice(at))];
}

/**
 * A soft line through the middles of the sides, with the corners as control points. Only the first of those is written:
 * the others are reflections, and each middle is rounded so that they stay where they belong.
 */
function curve([start = [0, 0], first = start, ...others]: Point[], isClosed: boolean) {
  const origin = rounded(start);
  let control = rounded(first);
  let at = origin;
  const steps = others.map((corner, index) => {
    const [command, from] = index === 0 ? [`q${minus(control, origin).join(' ')} `, at] : ['t', at];
    at = rounded([(control[0] + corner[0]) / 2, (control[1] + corner[1]) / 2]);
    control = [2 * at[0] - control[0], 2 * at[1] - control[1]];

    return `${command}${minus(at, from).join(' ')}`;
  });

  return `M${origin.join(' ')}${steps.join('')}L${control.join(' ')}${isClosed ? 'Z' : ''}`.replaceAll(
    ' -',
    '-',
  );
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

function minus(one: Point, other: Point): Point {
  return [one[0] - other[0], one[1] - other[1]];
}
