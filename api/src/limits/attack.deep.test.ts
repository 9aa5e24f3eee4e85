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

// The most expensive bodies to parse, to clean, and to understand.
const nesting = '['.repeat(32 * 1024 - 1) + ']'.repeat(32 * 1024 - 1);
// Marks of three classes, which Unicode sorts in quadratic time.
const marks = ['\u0301', '\u0316', '\u0334'].map((mark) => mark.repeat(10_400)).join('');
const inquiry = JSON.stringify({ ...bothCalls.contact, message: `a${marks}` });
const asked = (length: number) => ({ role: 'user', content: 'a, a, a, a, a? '.repeat(length / 15) });
const question = JSON.stringify({ messages: [asked(800), ...Array(8).fill(asked(87)), asked(2_000)] });

// biome-ignore format: a table reads in columns
const attacks: readonly (readonly [name: string, path: string, body: string, addresses: 1 | 100])[] = [
  ['brackets at inquiries, from one address',           endpoints.contact,   nesting,  1],
  ['brackets at the assistant, from one address',       endpoints.chat,      nesting,  1],
  ['brackets at reports, from one address',             endpoints.vitals,    nesting,  1],
  ['brackets at a page of staff, from one address',     '/inquiries/nobody', nesting,  1],
  ['brackets at inquiries, from a hundred addresses',   endpoints.contact,   nesting,  100],
  ['marks at inquiries, from one address',              endpoints.contact,   inquiry,  1],
  ['commas at the assistant, from one address',         endpoints.chat,      question, 1],
];

describe('100 attackers with bodies of the largest cost', () => {
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

  // Nobody is refused for what another attack has sent.
  let network = 0;

  it.each(attacks)(
    'X03 delay no honest inquiry by a second: %s',
    async (name, path, costly, addresses) => {
      let isAttacking = true;
      network += 1;
      const attack = Array.from({ length: attackers }, async (_, attacker) => {
        const agent = new Agent({ keepAlive: true });
        while (isAttacking)
          await post(path, costly, { from: `198.51.${network}.${attacker % addresses}`, agent }).catch(
            () => undefined,
          );
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
