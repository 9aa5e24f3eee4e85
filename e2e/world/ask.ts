import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { World } from './world.ts';

/** What an address answers through the proxy. */
export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** Unpacked. */
  body: Buffer;
}

const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/** Asks for an address as a browser does: by its name, and of the proxy. */
export async function ask(
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
