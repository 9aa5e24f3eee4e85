import type { VitalsRow } from '@dosmares/contracts/vitals';
import { compareCanary } from './compare-canary.ts';
import { vitalsFrom } from './read-vitals.ts';
import { type Watch, watchCanary } from './watch-canary.ts';

const compared = { canary: 'mf-agents@2.0.0', live: 'mf-agents@1.0.0' };

/** Rows of both releases: page views, and how many of them failed. */
function rowsOf(canary: readonly [number, number], live: readonly [number, number]): VitalsRow[] {
  const sides = [
    [compared.canary, canary],
    [compared.live, live],
    ['mf-chat@1.0.0', [5_000, 2_500]],
  ] as const;

  return sides.flatMap(([release, [views, failed]]) => [
    { release, kind: 'view', count: views },
    { release, kind: 'failed-view', count: failed },
    { release, kind: 'error', count: 3 * failed },
  ]);
}

describe('a canary', () => {
  it.each([
    ['with a bad start, below 100 views', [99, 99], [9_000, 0], false],
    ['beside too few views of live', [900, 900], [99, 0], false],
    ['with two unlucky pages of 100', [100, 2], [9_000, 0], false],
    ['with three of 100', [100, 3], [9_000, 0], true],
    ['that fails as often as live', [1_000, 50], [9_000, 450], false],
    ['that fails twice as often and 2 %', [1_000, 120], [9_000, 450], false],
    ['that fails more often than that', [1_000, 121], [9_000, 450], true],
  ] as const)('%s', (_, canary, live, isWorse) => {
    expect(compareCanary(rowsOf(canary, live), compared).isWorse).toBe(isWorse);
  });

  it('is told of in one sentence, without views too', () => {
    expect(compareCanary(rowsOf([200, 30], [1_800, 9]), compared).sentence).toBe(
      'Worse: 30 of 200 page views failed (15.0 %) in the canary, 9 of 1800 page views failed (0.5 %) live',
    );
    expect(compareCanary([], compared).sentence).toContain('0 of 0 page views failed in the canary');
  });
});

it('reads vitals with the token that opens the metrics, and says what the API answers instead', async () => {
  const asked: unknown[] = [];
  const ask = (status: number) => async (address: unknown, options?: RequestInit) => {
    asked.push([address, options?.headers]);
    return Response.json([], { status });
  };

  expect(await vitalsFrom('https://api.example', 'secret', ask(200))(30)).toEqual([]);
  expect(asked).toEqual([['https://api.example/api/vitals?minutes=30', { authorization: 'Bearer secret' }]]);
  await expect(vitalsFrom('https://api.example', undefined, ask(404))(1)).rejects.toThrow('answers 404');
});

describe('the watch', () => {
  /** Watches a canary with these rows, until it is over. */
  async function watching(readVitals: Watch['readVitals'], changes: Partial<Watch> = {}) {
    const told: string[] = [];
    const takeBack = jest.fn();
    const since = new Date(Date.now() - 150_000).toISOString();
    const find = async () => ({ ...compared, since });
    const watch = { find, readVitals, takeBack, tell: (line: string) => told.push(line) };
    const outcome = await watchCanary({ ...watch, everyMs: 1, forMs: 50, ...changes }).catch(String);

    return { told, takeBack, outcome };
  }

  it('takes a worse canary back, once, with the reason; it counts from the minute in which it began', async () => {
    const read = jest.fn(async () => rowsOf([200, 30], [1_800, 9]));
    const { takeBack, outcome } = await watching(read);

    expect(read).toHaveBeenCalledWith(3);
    expect(takeBack.mock.calls).toEqual([['mf-agents@2.0.0', expect.stringContaining('30 of 200')]]);
    expect(outcome).toContain('mf-agents@2.0.0 is withdrawn. Worse: 30 of 200');
  });

  it('leaves a good one alone, and says so once and when it ends', async () => {
    const { told, takeBack } = await watching(async () => rowsOf([200, 1], [1_800, 9]));

    expect(takeBack).not.toHaveBeenCalled();
    expect(told).toEqual([
      expect.stringContaining('Watching mf-agents@2.0.0. A canary is taken back when'),
      expect.stringContaining('Not worse: 1 of 200'),
      'Nobody watches mf-agents@2.0.0 any more; it is still in canary.',
    ]);
  });

  it('goes on while vitals cannot be read, and ends with the canary', async () => {
    const since = new Date().toISOString();
    const found = [
      { ...compared, since },
      { ...compared, since },
      { ...compared, canary: 'other', since },
    ];
    const away = async () => {
      throw new Error('away');
    };
    const { told } = await watching(away, { find: async () => found.shift() });

    expect(told.slice(1)).toEqual([
      '  Vitals cannot be read (away).',
      'mf-agents@2.0.0 is in canary no more.',
    ]);
  });
});
