import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { openSite } from '../start/private-site.ts';
import { firstLoad, kinds } from './measure.ts';

const file = path.join(import.meta.dirname, '../../delivery/budgets.json');
const budgets: Readonly<Record<string, number>> = JSON.parse(readFileSync(file, 'utf8'));
let site: Awaited<ReturnType<typeof openSite>>;

before(async () => {
  site = await openSite(Number(process.env.BENCH_PORT ?? 5600));
});
after(() => site.close());

for (const [kind, route] of Object.entries(kinds))
  it(`${kind} loads no more script at once, in bytes of brotli, than its budget`, async () => {
    const { bytes } = await firstLoad(site.origin, route);

    assert.ok(bytes <= (budgets[kind] ?? 0), `${bytes} bytes; the budget is ${budgets[kind]}`);
  });
