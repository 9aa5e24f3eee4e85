import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { openSite } from '../start/private-site.ts';
import { kinds } from './pages.ts';

const file = path.join(import.meta.dirname, '../../delivery/budgets.json');
const budgets: Readonly<Record<string, number>> = JSON.parse(readFileSync(file, 'utf8'));
let site: Awaited<ReturnType<typeof openSite>>;

before(async () => {
  site = await openSite(Number(process.env.BENCH_PORT ?? 5600));
});
after(() => site.close());

for (const [kind, route] of Object.entries(kinds))
  it(`${kind} loads no more script at once, in bytes of brotli, than its budget`, async () => {
    const bytes = await scriptBytes(site.origin, route);

    assert.ok(bytes <= (budgets[kind] ?? 0), `${bytes} bytes; the budget is ${budgets[kind]}`);
  });

/** Returns the bytes (brotli) of the scripts that a page's HTML loads. */
async function scriptBytes(origin: string, route: string) {
  const html = await (
    await fetch(`${origin}${route}`, { headers: { 'accept-encoding': 'identity' } })
  ).text();
  const tags = html.match(/<script src=[^>]*>|<link rel="preload" as="script"[^>]*>/g) ?? [];
  const scripts = [...new Set(tags.map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''))];
  const sizes = await Promise.all(scripts.map((address) => sizeOf(new URL(address, origin))));

  return sizes.reduce((total, size) => total + size, 0);
}

async function sizeOf(address: URL) {
  const { ok, headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  const size = Number(headers.get('content-length'));
  if (!ok || !size) throw new Error(`${address} does not tell its size.`);

  return size;
}
