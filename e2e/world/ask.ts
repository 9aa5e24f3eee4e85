import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { expect } from '../site/site.ts';
import type { AddressRow } from './addresses.ts';
import { exampleOf } from './releases.ts';
import type { World } from './world.ts';

/** An answer through the proxy. */
interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** Uncompressed. */
  body: Buffer;
}

const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/**
 * Asks for an address of the guide's table three times: it must answer as its row says, with the same bytes in every
 * encoding.
 */
export async function expectRow(row: AddressRow, world: World) {
  const address = await exampleOf(row, world);
  const [first, second, third] = [
    await ask(address, { 'accept-encoding': 'br' }, world),
    await ask(address, { 'accept-encoding': 'br' }, world),
    await ask(address, {}, world),
  ];

  expect(first).toMatchObject({ status: row.status, headers: { 'x-content-type-options': 'nosniff' } });
  expect([first.headers['cache-control'], first.headers.vary?.toLowerCase()]).toEqual([
    row.cacheControl,
    row.vary || undefined,
  ]);
  expect(second.headers['x-cache'] === 'HIT').toBe(row.isStored);
  expect([second.body.equals(first.body), third.body.equals(first.body)]).toEqual([true, true]);
  expect(third.headers['content-encoding']).toBeUndefined();
}

/** Asks the proxy for an address by its host name, as a browser does. */
async function ask(
  address: string,
  headers: Readonly<Record<string, string>>,
  { proxy, authority }: Pick<World, 'proxy' | 'authority'>,
): Promise<Answer> {
  const { hostname, pathname } = new URL(address);
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    request({
      host: '127.0.0.1',
      port: proxy.port,
      servername: hostname,
      path: pathname,
      headers: { host: hostname, ...headers },
      ca: readFileSync(authority.root),
    })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
  const bytes = await buffer(answered);
  const unpack = unpackers[answered.headers['content-encoding'] as keyof typeof unpackers];

  return {
    status: answered.statusCode,
    headers: answered.headers,
    body: unpack ? await unpack(bytes) : bytes,
  };
}
