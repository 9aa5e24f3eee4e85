import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyDatabase } from '../testing/databases/test-database.ts';
import { startFaultySmtp } from '../testing/faults/faulty-smtp.ts';
import { startSystem } from '../testing/system.ts';
import { until } from '../testing/until.ts';

it('names wrong SMTP settings before the first mail', async () => {
  const database = await anyDatabase();
  const server = await startFaultySmtp({ signIn: { user: 'office', password: 'right' } });
  const settings = { SMTP_PORT: String(server.port), SMTP_USER: 'office', SMTP_PASSWORD: 'wrong' };
  const system = await startSystem(database, settings);
  const health = async () => (await fetch(`${system.api.address}/health/ready`)).json();

  const { status, smtp } = await until(health, (found) => found.smtp !== 'ok');

  expect([status, smtp]).toEqual([
    'ready',
    expect.stringContaining('SMTP_USER, SMTP_PASSWORD: authentication refused'),
  ]);
  expect(server.attempts).toEqual([]);
  await system.close();
  await server.close();
  await database.clear();
});

it('exports every metric that the alert rules query', async () => {
  const database = await anyDatabase();
  const system = await startSystem(database, { OPENAI_API_KEY: 'key' });
  const metrics = await (await fetch(`${system.api.address}/metrics`)).text();
  const rules = readFileSync(join(__dirname, '../../docs/production/alert-rules.yml'), 'utf8');
  const queries = Array.from(rules.matchAll(/ expr: (.*)/g), ([, query = '']) => query);
  const names = queries.flatMap((query) => query.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g) ?? []);

  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(metrics).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
  await system.close();
  await database.clear();
});
