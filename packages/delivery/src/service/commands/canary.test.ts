import type { VitalsRow } from '@dosmares/contracts/vitals';
import { compareCanary } from './canary.ts';

const [tried, standard] = ['mf-agents@2.0.0', 'mf-agents@1.0.0'];
const other = ['mf-chat@1.0.0', [5_000, 2_500]] as const;

/** Rows of both releases: page views, and how many of them failed. */
const rowsOf = (...sides: readonly (readonly [release: string, readonly [number, number]])[]): VitalsRow[] =>
  sides.flatMap(([release, [views, failed]]) => [
    { release, kind: 'view', count: views },
    { release, kind: 'failed-view', count: failed },
    { release, kind: 'error', count: 3 * failed },
  ]);

it.each([
  ['with a bad start, below 100 views', [99, 99], [9_000, 0], false],
  ['beside too few views of live', [900, 900], [99, 0], false],
  ['with two unlucky pages of 100', [100, 2], [9_000, 0], false],
  ['with three of 100', [100, 3], [9_000, 0], true],
  ['that fails as often as live', [1_000, 50], [9_000, 450], false],
  ['that fails twice as often and 2 %', [1_000, 120], [9_000, 450], false],
  ['that fails more often than that', [1_000, 121], [9_000, 450], true],
] as const)('a canary %s', (_, canary, live, isWorse) => {
  const rows = rowsOf([tried, canary], [standard, live], other);

  expect(compareCanary(rows, tried, standard).isWorse).toBe(isWorse);
});
