import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@dosmares/contracts/endpoints';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { type ApiProcess, startApiProcess } from '../../testing/api-process.ts';
import { bothCalls } from '../../testing/bodies/bodies.ts';
import { anyDatabase, environmentOf, type TestDatabase } from '../../testing/databases/test-database.ts';

const attackers = 100;
const honestInquiries = 8;
const maxWaitMs = 1_000;

// The most expensive body: of the maximum size, and nothing but nesting.
const costly = '['.repeat(32 * 1024 - 1) + ']'.repeat(32 * 1024 - 1);

const oneAddress = () => '198.51.100.9';
const manyAddresses = (attacker: number) => `198.51.100.${attacker}`;

const attacks: readonly (readonly [name: string, path: string, from: (attacker: number) => string])[] = [
  ['one address, at inquiries', endpoints.contact, oneAddress],
  ['one address, at the assistant', endpoints.chat, oneAddress],
  ['one address, at reports', endpoints.vitals, oneAddress],
  ['one address, at a page of staff', '/inquiries/nobody', oneAddress],
  ['a hundred addresses, at inquiries', endpoints.contact, manyAddresses],
];

describe('100 attackers with 64 kB of nested brackets', () => {
  let database: TestDatabase;
  let api: ApiProcess;
  beforeAll(async () => {
    database = await anyDatabase();
    const own = { API_PORT: String(await freePort()), TRUST_PROXY: '1', SMTP_PORT: '9' };
    api = await startApiProcess({ ...environmentOf(database), ...own });
  }, 90_000);
  afterAll(async () => {
    await api.end('SIGTERM');
    await database.clear();
  });

  it.each(attacks)(
    'X03 delay no honest inquiry by a second: from %s',
    async (name, path, from) => {
      let isAttacking = true;
      const attack = Array.from({ length: attackers }, async (_, attacker) => {
        const agent = new Agent({ keepAlive: true });
        while (isAttacking) await post(path, costly, { from: from(attacker), agent }).catch(() => undefined);
        agent.destroy();
      });
      await pause(1_000);

      const waits: number[] = [];
      for (let count = 0; count < honestInquiries; count += 1) {
        const start = performance.now();
        const body = JSON.stringify({ ...bothCalls.contact, message: `${name} ${count}` });
        expect(await post(endpoints.contact, body, { from: '203.0.113.5' })).toBe(200);
        waits.push(Math.round(performance.now() - start));
        await pause(300);
      }
      isAttacking = false;
      await Promise.all(attack);
      console.info(`${name}: inquiries waited ${waits.join(', ')} ms`);

      expect(Math.max(...waits)).toBeLessThan(maxWaitMs);
    },
    60_000,
  );

  // `fetch` would share connections between attackers.
  function post(path: string, body: string, { from, agent }: { from: string; agent?: Agent }) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };

    return new Promise<number>((resolve, reject) => {
      request(new URL(path, api.address), { method: 'POST', headers, ...(agent && { agent }) })
        .on('response', (answer: IncomingMessage) =>
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
        )
        .on('error', reject)
        .end(body);
    });
  }
});
