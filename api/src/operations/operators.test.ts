import { createMetrics } from './operators.ts';

it('a scrape reads figures anew: an inquiry that was just accepted counts', async () => {
  const found = { waiting: 0, dead: 0, quarantined: 0, oldestSeconds: 0 };
  const { registry } = createMetrics(async () => found as never);

  for (const waiting of [1, 2]) {
    found.waiting = waiting;
    expect(await registry.metrics()).toContain(`\ndeliveries_waiting ${waiting}\n`);
  }
});
