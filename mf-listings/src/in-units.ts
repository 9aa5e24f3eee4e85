import type { Units } from '@dosmares/ui';

/** Returns a figure in the chosen units and, where there is one, in the others (D21). */
export const inOrder = (units: Units, us: string, metric: string | undefined): readonly string[] =>
  metric === undefined ? [us] : units === 'us' ? [us, metric] : [metric, us];

/** Returns a text such as `0.58 acres (2,350 m²)` in the chosen units, the others in brackets. */
export const inUnits = (units: Units, text: string) =>
  units === 'us' ? text : text.replace(/^(.+) \((.+)\)$/, '$2 ($1)');

/** Returns lengths in meters, such as 7.7 by 9.5, as a house's plan writes them. */
export const sides = (units: Units, meters: readonly number[]) =>
  units === 'us'
    ? meters.map(feetAndInches).join(' × ')
    : `${meters.map((each) => each.toFixed(1)).join(' × ')} m`;

function feetAndInches(meters: number) {
  const inches = Math.round(meters / 0.0254);

  return `${Math.floor(inches / 12)}′${inches % 12 ? `${inches % 12}″` : ''}`;
}

/** Returns the area of a rectangle. */
export function area(units: Units, [width = 0, depth = 0]: readonly number[]) {
  const meters = width * depth;

  return units === 'us' ? `${Math.round(meters * 10.7639)} sq ft` : `${Math.round(meters)} m²`;
}
