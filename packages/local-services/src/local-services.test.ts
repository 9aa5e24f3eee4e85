import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { startLocalServices } from './local-services.ts';

it('a foreign site whose name points here reads neither mails nor services', async () => {
  const { address, close } = await startLocalServices({ host: 'localhost' });
  const status = async (path: string, host: string) => {
    const asked = request(`${address}${path}`, { headers: { host } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];

    return answer.statusCode;
  };
  const { port } = new URL(address);

  for (const path of ['/', '/api/mails', '/mails/1', '/listings', '/nothing'])
    expect([path, await status(path, `rebound.example:${port}`)]).toEqual([path, 421]);
  expect(await status('/api/mails', `127.0.0.1:${port}`)).toBe(200);
  await close();
});
