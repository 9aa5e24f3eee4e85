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

it('the mailbox shows the newest mail first, and runs no scripts of a mail', async () => {
  const mails = openMailStore();
  await mails.put(raw('First'), { sender: '', recipients: ['adrian@dosmares.example'] });
  await mails.put(raw('<i>2</i>'), { sender: '', recipients: ['hidden@dosmares.example'] });
  const app = Fastify();
  await app.register(mailbox, { mails, siteOrigin: 'http://localhost:3000' });

  const listed = (await app.inject('/api/mails')).json();
  expect(listed).toMatchObject([
    {
      subject: '<i>2</i>',
      recipients: ['hidden@dosmares.example'],
      to: ['Adrian <adrian@dosmares.example>'],
      replyTo: ['Jane <jane@visitor.test>'],
    },
    { subject: 'First' },
  ]);
  const { body, headers } = await app.inject(`/mails/${listed[0].id}`);
  expect(body).toContain('&lt;i&gt;2&lt;/i&gt;');
  expect(body).toContain('sandbox="allow-popups" srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';.* img-src 'self' data: http:\/\/localhost:3000;/,
  );
  expect((await app.inject('/mails/..%2f..%2fetc')).statusCode).toBe(404);
});
