import { rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openChannel, runThroughChannel } from './channel.ts';

describe('asking the process that holds the folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('runs the command there, for whoever can read its note', async () => {
    const channel = await openChannel(folder, async ([word]) => ({
      text: `Done: ${word}`,
      isRefused: false,
    }));

    expect(await runThroughChannel(folder, ['forget'])).toEqual({ text: 'Done: forget', isRefused: false });
    await channel.close();
    await expect(runThroughChannel(folder, ['forget'])).rejects.toThrow(/no API answers.*try again/);
  });

  it.each<[string, RequestListener]>([
    ['answers a page', (_, response) => response.end('<h1>Hello</h1>')],
    ['refuses', (_, response) => response.writeHead(401).end('{}')],
    ['redirects', (_, response) => response.writeHead(302, { location: 'http://elsewhere.test' }).end()],
    ['never answers', () => undefined],
    ['stops in the middle', (_, response) => response.write('{"text":')],
  ])('believes no other program that has the port by now and %s', async (_, listener) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await writeFile(
      join(folder, 'staff.json'),
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`,
    );

    await expect(runThroughChannel(folder, ['forget'], 0.2)).rejects.toThrow(/no API answers/);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
