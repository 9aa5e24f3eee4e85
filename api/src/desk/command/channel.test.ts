import { rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { runThroughChannel } from './channel.ts';

describe('asking the process that holds the folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const note = (text: string) => writeFile(join(folder, 'staff.json'), text);
  const noteAddress = (address: string) => note(JSON.stringify({ address, token: 'token' }));
  const ask = (seconds?: number) => runThroughChannel(folder, ['list'], seconds);

  async function otherProgram(listener: RequestListener) {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await noteAddress(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

    return async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    };
  }

  it.each(['{"address":', 'null', '{}', '{"address":"http://elsewhere.test","token":"x"}'])(
    'says that nobody is there when its note is %s',
    async (text) => {
      await note(text);

      await expect(ask()).rejects.toThrow(/no API answers at the address in .*staff\.json/);
    },
  );

  it('says that nobody is there without a note, and with one of a process that is gone', async () => {
    await expect(ask()).rejects.toThrow(/no API answers/);
    const close = await otherProgram(() => undefined);
    await close();

    await expect(ask()).rejects.toThrow(/no API answers.*try again in a moment/);
  });

  it.each<[string, RequestListener]>([
    ['a page', (_, response) => response.end('<h1>Hello</h1>')],
    ['other JSON', (_, response) => response.end('{"text":5}')],
    ['401', (_, response) => response.writeHead(401).end('{"text":"","isRefused":false}')],
    ['a redirection', (_, response) => response.writeHead(302, { location: 'http://elsewhere.test' }).end()],
  ])('believes no other program that has the port by now and answers %s', async (_, listener) => {
    const close = await otherProgram(listener);

    await expect(ask()).rejects.toThrow(/no API answers/);
    await close();
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['stops in the middle', (_, response) => response.write('{"text":')],
  ])('waits for a limited time for a process that %s', async (_, listener) => {
    const close = await otherProgram(listener);

    await expect(ask(0.2)).rejects.toThrow(/has not answered in 0\.2 seconds/);
    await close();
  });
});
