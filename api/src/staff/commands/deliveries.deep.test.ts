import { createServer } from 'node:http';
import { anyDatabase, environmentOf, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { type FaultySmtp, startFaultySmtp } from '../../../testing/faults/faulty-smtp.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { type System, startSystem } from '../../../testing/system.ts';
import { until } from '../../../testing/until.ts';
import { readConfig } from '../../config.ts';
import { openStore, storeSettings } from '../../store/store.ts';
import { runStaffTool } from '../staff-tool.ts';
import { sent, typed } from '../testing/staff.ts';

describe('what was given up', () => {
  let database: TestDatabase;
  let smtp: FaultySmtp;
  let system: System | undefined;
  beforeEach(async () => {
    database = await anyDatabase();
    smtp = await startFaultySmtp();
  });
  afterEach(async () => {
    await system?.close();
    system = undefined;
    await smtp.close();
    await database.clear();
  });

  const tool = (...words: string[]) => typed(database, ...words);
  const begin = async (retries = 90, settings = {}) => {
    const pace = { retries: { retries, firstPauseSeconds: 1, longestPauseSeconds: 1, expireSeconds: 120 } };
    system = await startSystem(database, { SMTP_PORT: String(smtp.port), ...settings }, { pace });
  };
  const send = (more: object) => sent(system as System, more);
  const dead = (count: number) =>
    until(
      async () => (await fetch(`${system?.api.address}/metrics`)).text(),
      (figures) => figures.includes(`\ndeliveries_dead ${count}\n`),
    );
  const ready = async () =>
    (await (await fetch(`${system?.api.address}/health/ready`)).json()) as { mail: string };

  it('is settled with a reason, counts no more, stays in the record, and is left alone by the rest', async () => {
    await begin();
    smtp.recipientRefusals.set('mistyped@visitor.test', 'no such mailbox');
    smtp.recipientRefusals.set('other@visitor.test', 'no such mailbox');
    const reference = await send({ email: 'mistyped@visitor.test' });
    await dead(1);
    expect((await ready()).mail).toContain('1 given up');

    expect(await tool('settle', reference)).toMatchObject({
      isRefused: true,
      text: expect.stringContaining('--reason'),
    });
    expect(await tool('settle', reference, '--reason', 'Called her: the address was mistyped')).toEqual({
      isRefused: false,
      text: `${reference} is settled for: visitor.`,
    });

    await dead(0);
    expect((await ready()).mail).toBe('ok');
    expect((await tool('show', reference)).text).toMatch(
      /visitor +settled .*recipient refused 550; settled: Called her: the address was mistyped/,
    );
    expect((await tool('list', '--dead')).text).toBe('No inquiries.');
    expect(await tool('settle', reference, '--reason', 'Again')).toMatchObject({ isRefused: true });

    await send({ email: 'other@visitor.test', message: 'Another' });
    await dead(1);
    smtp.recipientRefusals.clear();
    expect((await tool('redeliver', '--dead')).text).toBe('1 deliveries are tried again.');
    await until(
      async () => smtp.taken.map(({ to }) => to).filter((to) => to.endsWith('visitor.test')),
      ({ length }) => length > 0,
    );
    await dead(0);
    expect(smtp.taken.filter(({ to }) => to === 'mistyped@visitor.test')).toEqual([]);

    expect(await audit()).toContain(`${reference}: Called her: the address was mistyped`);
    await tool('forget', 'mistyped@visitor.test');
    expect((await audit()).join()).not.toContain('mistyped');
  });

  it('X03 is sent once however often it is asked for again', async () => {
    await begin(0);
    smtp.recipientRefusals.set('adrian@dosmares.example', 'no such mailbox');
    const reference = await send({});
    await dead(1);
    // Office and visitor get their mails in the first round, which may end after the agent's mail was given up.
    await until(
      async () => smtp.taken.length,
      (taken) => taken === 2,
    );
    smtp.recipientRefusals.clear();
    smtp.taken.length = 0;

    await tool('redeliver', reference);
    expect((await tool('redeliver', '--dead')).text).toBe('0 deliveries are tried again.');

    await until(
      async () => smtp.taken.map(({ to }) => to).sort(),
      ({ length }) => length >= 2,
    );
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual([
      'adrian@dosmares.example',
      'office@dosmares.example',
    ]);
  });

  it('X03 a held inquiry is told of at once, and to agent, office and CRM when it is released', async () => {
    const heard: string[] = [];
    const crm = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      heard.push(body);
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
    const { port } = crm.address() as { port: number };
    await begin(90, {
      CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      CRM_WEBHOOK_SECRET: 'a secret of some length',
    });

    const reference = await send({ website: 'x', message: 'See https://evil.test/pills' });
    const [notice] = await until(
      async () => smtp.taken,
      ({ length }) => length > 0,
    );
    expect(notice).toMatchObject({ to: 'office@dosmares.example', raw: expect.stringContaining(reference) });
    expect(notice?.raw).not.toMatch(/evil\.test|^reply-to:/im);
    expect(heard).toEqual([]);
    expect((await toolWithCrm(port, 'release', reference)).text).toBe(
      `${reference} is on its way to: agent, office, crm.`,
    );

    await until(
      async () => smtp.taken.map(({ to }) => to).sort(),
      ({ length }) => length === 3,
    );
    await until(
      async () => heard,
      ({ length }) => length === 1,
    );
    expect(heard[0]).toContain(reference);
    crm.close();
  });

  const toolWithCrm = (port: number, ...words: string[]) =>
    runStaffTool(
      readConfig({
        ...environmentOf(database),
        CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
        CRM_WEBHOOK_SECRET: 'a secret of some length',
      }),
      words,
    );

  /** Reads the audit; the API has to release the folder first. */
  async function audit() {
    await system?.close();
    system = undefined;
    const store = await openStore(storeSettings(readConfig(environmentOf(database))), silentLog);
    const lines = await store.db.selectFrom('audit').select('about').execute();
    await store.close();

    return lines.map(({ about }) => about);
  }
});
