import { bothCalls } from '../../trials/bodies.ts';
import { faultyLine } from '../../trials/faulty-line.ts';
import { startFaultySmtp } from '../../trials/faulty-smtp.ts';
import { engines, pgliteGround } from '../../trials/grounds.ts';
import { smallDisk } from '../../trials/small-disk.ts';
import { until } from '../../trials/until.ts';
import { startWorld, type World } from '../../trials/world.ts';

const ready = async ({ api }: World) =>
  (await fetch(`${api.address}/health/ready`)).json() as Promise<Record<string, string>>;
const send = (world: World, message: string) =>
  world.post('agentInquiry', { ...bothCalls.agentInquiry, message });
const onPostgres = engines.find(([name]) => name === 'PostgreSQL');

(onPostgres ? describe : describe.skip)('PostgreSQL away', () => {
  it('C14 is answered with 503 while it lasts, is named, and is over by itself', async () => {
    const ground = await (onPostgres?.[1] ?? pgliteGround)();
    const line = await faultyLine(ground.databaseUrl ?? '');
    const world = await startWorld({ ...ground, databaseUrl: line.url });

    await line.cut();
    expect(await send(world, 'During')).toMatchObject({
      status: 503,
      body: { success: false, code: 'not-stored' },
    });
    expect(await ready(world)).toMatchObject({
      status: 'not ready',
      store: expect.stringMatching(/ECONNREFUSED|terminated/),
    });
    await line.mend();
    await until(
      () => send(world, 'After'),
      ({ status }) => status === 200,
    );

    expect(await world.mails(3)).toHaveLength(3);
    await world.close();
    await line.cut();
    await ground.clear();
  });

  it('at the start is waited for, while the API says what it waits for', async () => {
    const ground = await (onPostgres?.[1] ?? pgliteGround)();
    const line = await faultyLine(ground.databaseUrl ?? '');
    await line.cut();
    const world = await startWorld({ ...ground, databaseUrl: line.url });

    expect(await ready(world)).toMatchObject({
      status: 'not ready',
      store: expect.stringContaining('cannot be opened'),
    });
    expect(await send(world, 'Early')).toMatchObject({ status: 503 });
    await line.mend();
    await until(
      () => ready(world),
      ({ status }) => status === 'ready',
    );

    expect(await send(world, 'Now')).toMatchObject({ status: 200 });
    await world.close();
    await line.cut();
    await ground.clear();
  });
});

describe('a full disk', () => {
  it('C14 is answered with 503, loses nothing, and is over as soon as there is room', async () => {
    const disk = await smallDisk(160);
    if (!disk) return;
    const ground = await pgliteGround(disk.folder);
    const world = await startWorld(ground);

    expect(await send(world, 'Before')).toMatchObject({ status: 200 });
    await disk.fill();
    expect(await send(world, 'During')).toMatchObject({ status: 503, body: { success: false } });
    expect(await ready(world)).toMatchObject({ status: 'not ready', disk: expect.stringContaining('0 MB') });
    await disk.empty();
    expect(await send(world, 'After')).toMatchObject({ status: 200 });

    // A mail that could not be noted on the full disk comes again: mails count, not copies.
    const different = await until(
      async () => new Set((await world.mailbox.mails.list()).map(({ messageId }) => messageId)),
      ({ size }) => size >= 5,
    );
    expect(different.size).toBe(5);
    await world.close();
    await disk.remove();
  });
});

describe('an end in good order', () => {
  it('X03 lets a mail that is being sent finish, and sends none twice afterwards', async () => {
    const smtp = await startFaultySmtp();
    const ground = await pgliteGround();
    const first = await startWorld(ground, { SMTP_PORT: String(smtp.port) });
    smtp.mood = 'slow';
    await send(first, 'Last words');
    await until(
      async () => smtp.attempts.length,
      (attempts) => attempts > 0,
    );

    await first.close();
    const second = await startWorld(ground, { SMTP_PORT: String(smtp.port) });
    await until(
      async () => smtp.taken.length,
      (taken) => taken >= 3,
    );
    await new Promise((resolve) => setTimeout(resolve, 2000));

    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(3);
    expect(smtp.taken).toHaveLength(3);
    await second.close();
    await smtp.close();
    await ground.clear();
  });
});
