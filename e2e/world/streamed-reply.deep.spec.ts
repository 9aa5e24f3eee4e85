import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxProgram } from '@dosmares/tools/checks/prerequisites';
import { expect, test } from 'playwright/test';
import { https, startNginx } from './proxy.ts';

test('CH14 the guide’s nginx passes on the first sentence of a reply before the second exists', async () => {
  test.skip(!nginxProgram(), 'It needs nginx.');
  const asked = Promise.withResolvers<ServerResponse>();
  const api = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: sentence\n\n');
    asked.resolve(reply);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-nginx-'));
  const names = ['edge-1.internal:3000', 'edge-2.internal:3000', 'api.internal:3100', 'assets.internal:3001'];
  const address = `127.0.0.1:${(api.address() as AddressInfo).port}`;
  const machines = Object.fromEntries([...names, 's3.internal:9000'].map((name) => [name, address]));
  const nginx = await startNginx(folder, machines, `http://${address}`);
  const { host } = new URL(https('api'));
  const options = {
    port: nginx.port,
    ca: readFileSync(nginx.certificate),
    servername: host,
    headers: { host },
  };
  const reply = await new Promise<AsyncIterable<Buffer>>((resolve, reject) => {
    request({ ...options, host: '127.0.0.1', path: '/api/chat' }, resolve)
      .once('error', reject)
      .end();
  });

  const [first] = await Promise.all([reply[Symbol.asyncIterator]().next(), asked.promise]);
  expect(String(first.value)).toBe('event: sentence\n\n');
  (await asked.promise).end();
  await nginx.close();
  api.close();
  await rm(folder, { recursive: true, force: true });
});

test('CH14 the ingress of a cluster buffers no reply', () => {
  const ingress = readFileSync(
    path.resolve(import.meta.dirname, '../../docs/kubernetes/ingress.yaml'),
    'utf8',
  );
  const objects = ingress.split(/^---$/m);

  for (const text of objects) expect(text).toContain("nginx.ingress.kubernetes.io/proxy-buffering: 'off'");
});
