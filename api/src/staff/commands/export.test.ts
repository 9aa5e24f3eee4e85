import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../config.ts';
import { localStamp } from '../../mail/local-time.ts';
import { runStaffTool } from '../staff-tool.ts';
import { staffForAll } from '../testing/staff.ts';

describe('the staff’s export', () => {
  const { tool, text, send, system, database } = staffForAll();

  it('writes a table in which no cell is a formula', async () => {
    await send({ email: 'csv@visitor.test', name: '=HYPERLINK("x")', message: 'One, "two"\nthree' });
    await system().mails(3);

    const csv = await text('export', '--csv', '--from', '2020-01-01');

    expect(csv).toMatch(/^reference,.*,state,/);
    expect(csv).toMatch(/,New,/);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain('"One, ""two""\nthree"');
    expect(await tool('export')).toMatchObject({ isRefused: true });
    expect(await tool('export', '--csv', '--from', 'someday')).toMatchObject({ isRefused: true });
  });

  it('writes whole days of Los Cabos, the last one too', async () => {
    const reference = await send({ email: 'days@visitor.test', message: 'Whole days' });
    const today = localStamp(new Date()).slice(0, 10);
    const other = (days: number) => localStamp(new Date(Date.now() + days * 86_400_000)).slice(0, 10);
    const between = (from: string, to: string) => text('export', '--csv', '--from', from, '--to', to);

    expect(await between(today, today)).toContain(reference);
    expect(await between(other(-2), other(-1))).not.toContain(reference);
    expect(await between(other(1), other(2))).not.toContain(reference);
  });

  it('goes into a new file that only its owner may read, and over no other', async () => {
    const reference = await send({ email: 'file@visitor.test', message: 'Into a file' });
    const [env, words] = [
      readConfig({ DATA_DIR: database().dataDir }),
      ['export', '--csv', '--file', 'all.csv'],
    ];

    expect((await runStaffTool(env, words, database().dataDir)).text).toMatch(/^Written to .*all\.csv/);
    const file = join(database().dataDir, 'all.csv');
    expect(await readFile(file, 'utf8')).toContain(reference);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    expect(await runStaffTool(env, words, database().dataDir)).toMatchObject({
      isRefused: true,
      text: expect.stringContaining('exists already'),
    });
    const elsewhere = await runStaffTool(
      env,
      [...words.slice(0, 3), 'no/such/folder.csv'],
      database().dataDir,
    );
    expect(elsewhere).toMatchObject({ isRefused: true, text: expect.stringContaining('cannot be written') });
  });
});
