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

it('the mailbox shows the newest mail first, and runs no scripts of a mail', async () => {
  const { address, mails, close } = await startLocalServices();
  for (const subject of ['First', '<i>2</i>']) {
    const lines = [
      `Subject: ${subject}`,
      'To: Adrian <adrian@dosmares.example>',
      'Content-Type: text/html',
      '',
    ];
    const raw = [...lines, '<script>alert(1)</script><b>Hello</b>'].join('\r\n');
    await mails.put(Buffer.from(raw), { sender: '', recipients: ['hidden@dosmares.example'] });
  }

  const listed = (await (await fetch(`${address}/api/mails`)).json()) as { id: string }[];
  expect(listed).toMatchObject([
    {
      subject: '<i>2</i>',
      recipients: ['hidden@dosmares.example'],
      to: ['Adrian <adrian@dosmares.example>'],
    },
    { subject: 'First' },
  ]);
  const shown = await fetch(`${address}/mails/${listed[0]?.id}`);
  const body = await shown.text();
  expect(body).toContain('&lt;i&gt;2&lt;/i&gt;');
  expect(body).toContain('sandbox="allow-popups" srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;');
  expect(body).not.toContain('<script');
  expect(shown.headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.* img-src 'self' data: http:\/\/localhost:3000;/,
  );
  expect((await fetch(`${address}/mails/nothing`)).status).toBe(404);
  await close();
});
