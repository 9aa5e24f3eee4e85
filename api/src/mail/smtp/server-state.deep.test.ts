import { bothCalls } from '../../../testing/bodies/bodies.ts';
import { anyDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { type Certificate, selfSigned } from '../../../testing/faults/certificate.ts';
import {
  type FaultySmtp,
  type FaultySmtpOptions,
  startFaultySmtp,
} from '../../../testing/faults/faulty-smtp.ts';
import { type System, startSystem } from '../../../testing/system.ts';
import { until } from '../../../testing/until.ts';

const right = { SMTP_USER: 'site', SMTP_PASSWORD: 'right' };
const signIn = { user: 'site', password: 'right' };
const retries = { retries: 90, firstPauseSeconds: 1, longestPauseSeconds: 1, expireSeconds: 10 };

describe('a mail server that these settings do not fit', () => {
  let certificate: Certificate;
  let database: TestDatabase;
  let smtp: FaultySmtp;
  let system: System;
  beforeAll(async () => {
    certificate = await selfSigned();
  });
  beforeEach(async () => {
    database = await anyDatabase();
  });
  afterEach(async () => {
    await system.close();
    await smtp.close();
    await database.clear();
  });

  async function begin(options: FaultySmtpOptions, settings: Record<string, string>) {
    smtp = await startFaultySmtp(options);
    system = await startSystem(
      database,
      { SMTP_PORT: String(smtp.port), ...settings },
      { pace: { retries } },
    );
  }
  const ready = async () => (await fetch(`${system.api.address}/health/ready`)).json();
  const found = () =>
    until(
      async () => (await ready()).smtp as string,
      (state) => state !== 'ok',
    );

  it.each<[string, FaultySmtpOptions, Record<string, string>, RegExp]>([
    ['refuses the password', { signIn }, { ...right, SMTP_PASSWORD: 'wrong' }, /^SMTP_USER, SMTP_PASSWORD: /],
    ['offers no sign-in', {}, right, /^SMTP_USER, .*: sign-in not offered/],
    ['offers no STARTTLS', {}, { SMTP_SECURITY: 'starttls' }, /^SMTP_SECURITY, .*: STARTTLS not offered/],
    ['speaks no TLS', {}, { SMTP_SECURITY: 'tls' }, /^SMTP_SECURITY, .*: no TLS on this port/],
  ])(
    'names the setting before the first mail when it %s, and keeps the inquiry',
    async (_, options, settings, words) => {
      await begin(options, settings);

      expect(await found()).toMatch(words);
      const { status } = await system.post('agentInquiry', bothCalls.agentInquiry);
      expect(status).toBe(200);
      expect(await ready()).toMatchObject({ status: 'ready' });
      expect(smtp.taken).toHaveLength(0);
    },
  );

  it.each(['starttls', 'tls'] as const)(
    'names the setting when its certificate is unknown, with %s',
    async (security) => {
      const from = security === 'tls' ? 'the-start' : 'STARTTLS';
      await begin({ tls: { ...certificate, from }, signIn }, { ...right, SMTP_SECURITY: security });

      expect(await found()).toMatch(/^NODE_EXTRA_CA_CERTS: /);
    },
  );

  it('is well again, and gets what waited, once it lets us in', async () => {
    await begin({ signIn }, right);
    smtp.mode = 'auth-rotated';
    await system.post('agentInquiry', bothCalls.agentInquiry);
    expect(await found()).toMatch(/^SMTP_USER, SMTP_PASSWORD: /);

    smtp.mode = 'well';
    // The server has a mail before we have its answer, and readiness changes only with the answer.
    await until(ready, (state) => state.smtp === 'ok');
    const arrived = await until(
      async () => new Set(smtp.taken.map(({ messageId }) => messageId)),
      ({ size }) => size >= 3,
    );
    expect(arrived.size).toBe(3);
  });
});
