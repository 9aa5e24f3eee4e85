import { setImmediate as nextTurn } from 'node:timers/promises';
import { oneEachTurn } from './one-each-turn.ts';

describe('one each turn', () => {
  it('lets callers go on in their order, with a turn of the loop between any two', async () => {
    const turn = oneEachTurn();
    const log: string[] = [];
    const work = ['a', 'b', 'c'].map((name) => turn().then(() => log.push(name)));
    const other = (async () => {
      for (let count = 0; count < 2; count += 1) {
        await nextTurn();
        log.push('inquiry');
      }
    })();

    await Promise.all([...work, other]);

    expect(log.filter((name) => name !== 'inquiry')).toEqual(['a', 'b', 'c']);
    expect(log.indexOf('inquiry')).toBeLessThan(log.indexOf('c'));
  });

  it('refuses those for whom there is no room, and goes on when there is', async () => {
    const turn = oneEachTurn(2);

    const results = await Promise.allSettled([turn(), turn(), turn(), turn()]);

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    await expect(turn()).resolves.toBeUndefined();
  });
});
