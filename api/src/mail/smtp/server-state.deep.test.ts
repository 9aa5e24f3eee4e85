import { bothCalls } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { startFaultySmtp } from '../../../testing/faults/faulty-smtp.ts';
import { startSystem } from '../../../testing/system.ts';
import { until } from '../../../testing/until.ts';

const retries = { retries: 90, firstPauseSeconds: 1, longestPauseSeconds: 1, expireSeconds: 10 };

it('X03 a mail server that does not let us in is named with its settings, and gets what waited once it does', async () => {
  const database = await anyDatabase();
  const smtp = await startFaultySmtp({ signIn: { user: 'site', password: 'right' } });
  smtp.mode = 'auth-rotated';
  const settings = { SMTP_PORT: String(smtp.port), SMTP_USER: 'site', SMTP_PASSWORD: 'right' };
  const system = await startSystem(database, settings, { pace: { retries } });
  const ready = async () => (await fetch(`${system.api.address}/health/ready`)).json();
  const becomes = (state: RegExp) => until(ready, ({ smtp: found }) => state.test(found));

  // Before the first mail.
  await becomes(/^SMTP_USER, SMTP_PASSWORD: authentication refused/);
  expect((await system.post('agentInquiry', bothCalls.agentInquiry)).status).toBe(200);
  expect(await ready()).toMatchObject({ status: 'ready' });
  expect(smtp.taken).toHaveLength(0);

  smtp.mode = 'well';
  await becomes(/^ok$/);
  const arrived = await until(
    async () => new Set(smtp.taken.map(({ messageId }) => messageId)),
    ({ size }) => size >= 3,
  );
  expect(arrived.size).toBe(3);

  await system.close();
  await smtp.close();
  await database.clear();
});
