import { dailyBudget } from './budget.ts';

const noon = () => new Date('2026-11-28T12:00:00Z');

/** What is spent when each of these connections reserves as long as it may. */
function spentBy(connections: readonly string[], reserve: (connection: string) => unknown, cost: number) {
  let count = 0;
  for (const connection of connections) while (reserve(connection)) count += 1;

  return count * cost;
}

const addresses = (count: number, address: (one: number) => string) =>
  Array.from({ length: count }, (_, one) => address(one));

describe('the daily budget', () => {
  it.each<[string, string[], number]>([
    ['one connection an eleventh', ['192.0.2.1'], 1 / 11],
    ['ten connections five eighths', addresses(10, (one) => `10.${one}.0.1`), 5 / 8],
    ['a network a fifth', addresses(500, (one) => `10.0.${one}.1`), 1 / 5],
    ['an IPv6 network a fifth', addresses(20_000, (one) => `2001:db8:${one.toString(16)}::/56`), 1 / 5],
    ['four networks three fifths', addresses(500, (one) => `10.${one % 4}.${one}.1`), 3 / 5],
  ])('gives %s of what is released, and leaves others their share', (_, connections, most) => {
    const reserve = dailyBudget(1_000_000, noon);
    const spent = spentBy(connections, (connection) => reserve(connection, 1_000, false), 1_000);

    expect(spent).toBeGreaterThan(most * 850_000);
    expect(spent).toBeLessThanOrEqual(most * 1_000_000 + 1_000);
    expect(reserve('203.0.113.1', 9_000, false)).toBeDefined();
  });

  it('keeps the last for short first questions, of every network', () => {
    const reserve = dailyBudget(1_000_000, noon);
    const many = addresses(300, (one) => `10.${one}.0.1`);
    spentBy(many, (connection) => reserve(connection, 9_000, false), 9_000);

    expect(reserve('203.0.113.1', 9_000, false)).toBeUndefined();
    const firsts = addresses(9, (one) => (reserve(`203.${one}.113.1`, 9_000, true) ? 'asked' : 'refused'));
    expect(firsts.filter((first) => first === 'asked').length).toBeGreaterThan(6);
    expect(reserve('203.0.113.1', 9_000, true)).toBeUndefined();
  });

  it('does not give more than is released, whatever is under way at once', () => {
    let now = new Date('2026-11-28T00:10:00Z');
    const reserve = dailyBudget(1_000_000, () => now);
    const many = addresses(2_000, (one) => `${one % 250}.${one}.0.1`);
    const takeAll = () => spentBy(many, (connection) => reserve(connection, 100, true), 100);

    const early = takeAll();
    now = new Date('2026-11-28T23:59:59Z');

    expect(early).toBeGreaterThan(490_000);
    expect(early).toBeLessThanOrEqual(500_000);
    expect(early + takeAll()).toBeLessThanOrEqual(1_000_000);
  });

  it('settles a question in the account of its own day, never below nothing', () => {
    let now = new Date('2026-11-28T23:59:59Z');
    const reserve = dailyBudget(100_000, () => now);
    const settle = reserve('192.0.2.1', 9_000, false);
    expect(reserve('192.0.2.1', 9_000, false)).toBeUndefined();

    settle?.(500);
    expect(reserve('192.0.2.1', 9_000, false)).toBeDefined();
    const overnight = reserve('192.0.2.2', 8_000, false);
    now = new Date('2026-11-29T00:00:00Z');
    expect(reserve('192.0.2.2', 5_000, false)).toBeDefined();
    overnight?.(0);
    expect(reserve('192.0.2.2', 1_000, false)).toBeUndefined();
  });
});
