import { rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { runThroughChannel } from './command.ts';

// That the process which holds the folder runs commands is what every sign-in of the journeys shows.
it.each<[string, RequestListener]>([
  ['answers a page', (_, response) => response.end('<h1>Hello</h1>')],
  ['refuses', (_, response) => response.writeHead(401).end('{}')],
  ['redirects', (_, response) => response.writeHead(302, { location: 'http://elsewhere.test' }).end()],
  ['stops in the middle', (_, response) => response.write('{"text":')],
])('a command believes no other program that has the port by now and %s', async (_, listener) => {
  const folder = await temporaryFolder();
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await writeFile(join(folder, 'staff.json'), `http://127.0.0.1:${port}/x`);

  await expect(runThroughChannel(folder, ['forget'], 0.2)).rejects.toThrow(/no API answers.*try again/);
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});
