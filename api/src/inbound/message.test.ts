import { readMessage } from './message.ts';

const raw = (headers: readonly string[], body = 'Hello') =>
  Buffer.from(['From: Adrian <Adrian@dosmares.example>', ...headers, '', body].join('\r\n'));

describe('a mail that came in', () => {
  it.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated (rejected)',
    'AUTO-SUBMITTED: Auto-Notified; owner-email="a@b.test"',
    'Precedence: bulk',
    'Precedence:  Junk',
    'Precedence: list',
    'X-Auto-Response-Suppress: OOF, AutoReply',
    'X-Autoreply: yes',
    'List-Id: <news.elsewhere.test>',
    'Content-Type: multipart/report; report-type=disposition-notification; boundary=x',
    'Subject: Automatic reply: Inquiry DM-1234-5678',
    'Subject: Out of Office: back on Monday',
    'Subject: =?utf-8?Q?Respuesta_autom=C3=A1tica=3A?= hola',
  ])('I33 is automatic with “%s”', async (header) => {
    expect(await readMessage(raw([header]))).toMatchObject({ isAutomatic: true });
  });

  it.each([
    'Auto-Submitted: no',
    'Auto-Submitted: No (a person)',
    'Subject: Re: Out of office hours viewing',
    'Precedence: normal',
    'Content-Type: multipart/mixed; boundary=x',
  ])('I33 is a person’s with “%s”', async (header) => {
    expect(await readMessage(raw([header]))).toMatchObject({ isAutomatic: false });
  });

  it('I35 names who wrote it and to whom, as addresses are compared', async () => {
    const message = await readMessage(
      raw([
        'To: "Doe, Jane" <Jane@visitor.test>, Team: a@x.test, b@x.test;',
        'Cc: =?utf-8?Q?Jos=C3=A9?= <c@x.test>',
      ]),
    );

    expect(message).toMatchObject({
      from: 'adrian@dosmares.example',
      recipients: ['jane@visitor.test', 'a@x.test', 'b@x.test', 'c@x.test'],
    });
  });

  it('I36 is the same by its Message-ID, or without one by its words', async () => {
    const [one, again, other, bare, bareAgain, bareOther] = await Promise.all(
      [
        raw(['Message-ID: <1@x.test>']),
        raw(['Received: by another.test', 'Message-ID: <1@x.test>']),
        raw(['Message-ID: <2@x.test>']),
        raw([]),
        raw(['Received: by another.test']),
        raw([], 'Goodbye'),
      ].map(readMessage),
    );

    expect(one?.fingerprint).toBe(again?.fingerprint);
    expect(bare?.fingerprint).toBe(bareAgain?.fingerprint);
    expect(new Set([one, other, bare, bareOther].map((message) => message?.fingerprint)).size).toBe(4);
  });

  it.each([
    ['nothing', ''],
    ['a header without an end', 'From: a@x.test\r\nSubject: x'],
    ['a header of a megabyte', `From: a@x.test\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\nHello`],
  ])('I37 cannot be read with %s', async (_, text) => {
    expect(await readMessage(Buffer.from(text))).toBeUndefined();
  });
});
