import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@dosmares/contracts/endpoints';
import { type ApiProcess, startApiProcess } from '../../testing/api-process.ts';
import { bothCalls } from '../../testing/bodies/bodies.ts';
import { anyDatabase, environmentOf, type TestDatabase } from '../../testing/databases/test-database.ts';

const attackers = 100;
const honestInquiries = 8;
const longestWaitMs = 1_000;

// What costs a server the most: a body of the largest size that is nested as deep as it is long.
const costly = Buffer.from('['.repeat(32 * 1024 - 1) + ']'.repeat(32 * 1024 - 1));

/** Each attack, by the addresses that it comes from and the path that it goes to. */
const attacks: readonly (readonly [name: string, path: string, from: (attacker: number) => string])[] = [
  ['one address, at inquiries', endpoints.contact, () => '198.51.100.9'],
  ['one address, at the assistant', endpoints.chat, () => '198.51.100.9'],
  ['one address, at reports', endpoints.vitals, () => '198.51.100.9'],
  ['one address, at a page of staff', '/inquiries/nobody', () => '198.51.100.9'],
  ['a hundred addresses, at inquiries', endpoints.contact, (attacker) => `198.51.100.${attacker}`],
];

describe('100 attackers with 64 kB of nested brackets', () => {
  let database: TestDatabase;
  let api: ApiProcess;
  beforeAll(async () => {
    database = await anyDatabase();
    api = await startApiProcess({
      ...environmentOf(database),
      API_PORT: String(10_000 + (process.pid % 20_000)),
      TRUST_PROXY: '1',
      SMTP_PORT: '9',
    });
  }, 90_000);
  afterAll(async () => {
    await api.end('SIGTERM');
    await database.clear();
  });

  it.each(attacks)(
    'X03 keep no honest inquiry waiting for a second: from %s',
    async (name, path, from) => {
      const attack = { isOn: true, answers: 0 };
      const attacking = Array.from({ length: attackers }, (_, attacker) =>
        keepSending(new URL(path, api.address), from(attacker), attack),
      );
      await pause(1_000);

      const waits: number[] = [];
      for (let count = 0; count < honestInquiries; count += 1) {
        const start = performance.now();
        const status = await post(new URL(endpoints.contact, api.address), {
          from: '203.0.113.5',
          body: JSON.stringify({ ...bothCalls.contact, message: `${name} ${count}` }),
        });
        waits.push(Math.round(performance.now() - start));
        expect(status).toBe(200);
        await pause(300);
      }
      attack.isOn = false;
      await Promise.all(attacking);
      console.info(
        `${name}: ${attack.answers} answers to attackers, inquiries waited ${waits.join(', ')} ms`,
      );

      expect(Math.max(...waits)).toBeLessThan(longestWaitMs);
    },
    60_000,
  );
});

async function keepSending(url: URL, from: string, attack: { isOn: boolean; answers: number }) {
  const agent = new Agent({ keepAlive: true });
  while (attack.isOn) {
    await post(url, { from, body: costly, agent }).catch(() => undefined);
    attack.answers += 1;
  }
  agent.destroy();
}

function post(
  url: URL,
  { from, body, agent }: { from: string; body: string | Buffer; agent?: Agent },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      ...(agent && { agent }),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': from,
      },
    });
    sent.on('response', (answer: IncomingMessage) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
