import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { openMailStore } from './mail-store.ts';
import { mailbox } from './mailbox.ts';

const raw = (subject: string) =>
  Buffer.from(
    [
      'From: Site <no-reply@dosmares.example>',
      'To: Adrian <adrian@dosmares.example>',
      'Reply-To: Jane <jane@visitor.test>',
      `Subject: ${subject}`,
      'Content-Type: multipart/alternative; boundary=x',
      '',
      '--x\r\nContent-Type: text/plain\r\n\r\nHello <there>',
      '--x\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script><b>Hello</b>',
      '--x--',
    ].join('\r\n'),
  );

describe('the local mailbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dosmares-mailbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function open() {
    const mails = await openMailStore(folder);
    const app = Fastify();
    await app.register(mailbox, { mails, siteOrigin: 'http://localhost:3000' });

    return { mails, app };
  }

  it('keeps mails over a restart, and shows the newest first', async () => {
    const { mails } = await open();
    await mails.put(raw('First'), { sender: '', recipients: ['adrian@dosmares.example'] }, new Date(1000));
    await mails.put(raw('Second'), { sender: '', recipients: ['hidden@dosmares.example'] }, new Date(2000));

    const listed = (await (await open()).app.inject('/api/mails')).json();

    expect(listed).toMatchObject([
      {
        subject: 'Second',
        recipients: ['hidden@dosmares.example'],
        to: ['Adrian <adrian@dosmares.example>'],
        replyTo: ['Jane <jane@visitor.test>'],
      },
      { subject: 'First' },
    ]);
  });

  it('shows a mail with the site’s pictures, without letting it do anything', async () => {
    const { mails, app } = await open();
    await mails.put(raw('<i>Tricky</i>'), { sender: '', recipients: ['adrian@dosmares.example'] });
    const [mail] = await mails.list();

    const page = await app.inject(`/mails/${mail?.id}`);

    expect(page.body).toContain('&lt;i&gt;Tricky&lt;/i&gt;');
    expect(page.body).toContain('Hello &lt;there&gt;');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toContain("img-src 'self' data: http://localhost:3000;");
    expect(page.body).toContain(
      'sandbox="allow-popups" srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;',
    );
    expect(page.body).not.toContain('<script');
  });

  it('is cleared by the button and by tests, and knows what it has not', async () => {
    const { mails, app } = await open();
    await mails.put(raw('One'), { sender: '', recipients: ['a@visitor.test'] });

    expect((await app.inject({ method: 'DELETE', url: '/api/mails' })).statusCode).toBe(204);
    expect((await app.inject('/api/mails')).json()).toEqual([]);
    expect((await app.inject('/')).body).toContain('No mail yet');
    expect((await app.inject('/mails/..%2f..%2fetc')).statusCode).toBe(404);
  });
});
