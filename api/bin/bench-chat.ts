// Does a slow model slow the inquiries down? Measures them alone, then beside 200 conversations with a model that takes three seconds.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { complete, modelServer } from '../src/chat/testing/model-server.ts';

const [conversations, modelMs, rounds, seconds] = [200, 3000, 4, 5];
const port = 6190;
const api = `http://localhost:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'chat-bench-'));
const model = await modelServer((_, response) => {
  setTimeout(
    () =>
      complete(response, { content: 'Exclusive Estate Investment is offered at $5,750,000. /property/1' }),
    modelMs,
  );
});
const child = spawn(process.execPath, [resolve(import.meta.dirname, 'api.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    ...{ API_PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', SMTP_PORT: '1' },
    ...{
      OPENAI_API_KEY: 'bench',
      OPENAI_BASE_URL: model.baseUrl,
      CHAT_DAILY_TOKENS: '1000000000',
      CHAT_REFUSED_AFTER: '1000000',
    },
    ...{ SUBMISSIONS_HELD_AFTER: '1000000', SUBMISSIONS_REFUSED_AFTER: '1000000' },
  },
});

try {
  await ready();
  await inquiriesFor(5);
  const [alone, beside, replies] = [[] as number[], [] as number[], [] as number[]];
  const before = await memory();
  // Taken in turns, so that whatever else this machine does weighs on both.
  for (let round = 0; round < rounds; round++) {
    alone.push(...(await inquiriesFor(seconds)));
    const end = Date.now() + (seconds + 3) * 1000;
    const talk = Promise.all(Array.from({ length: conversations }, () => talkUntil(end)));
    await pause(2500);
    beside.push(...(await inquiriesFor(seconds)));
    replies.push(...(await talk).flat());
  }
  await pause(2000);

  console.log(`inquiries alone:                       ${describe(alone)}`);
  console.log(`inquiries beside ${conversations} conversations:   ${describe(beside)}`);
  console.log(`replies: ${replies.length}, all well: ${replies.every((status) => status === 200)}`);
  console.log(`memory: ${before} before; ${await memory()} after`);
  console.log(`ratio of the 95th percentiles: ${(at(beside, 0.95) / at(alone, 0.95)).toFixed(2)}`);
} finally {
  child.kill();
  await model.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function inquiriesFor(duration: number): Promise<number[]> {
  const [times, end] = [[] as number[], Date.now() + duration * 1000];
  for (let count = 0; Date.now() < end; count++) {
    const start = performance.now();
    await post('/api/send-contact-email', {
      ...{ name: 'Ines Caldera', email: `ines${count}.${end}@visitor.example`, inquiryType: 'general' },
      ...{ phone: '', propertyType: '', preferredAgent: '', agentEmail: '', message: `Good day ${count}` },
    });
    times.push(performance.now() - start);
    await pause(20);
  }

  return times;
}

/** A visitor asks, reads for a second or two, and asks again. */
async function talkUntil(end: number): Promise<number[]> {
  const statuses = [];
  await pause(Math.random() * 2000);
  while (Date.now() < end) {
    statuses.push(
      await post('/api/chat', {
        messages: [{ role: 'user', content: 'How much is the house in Pedregal?' }],
      }),
    );
    await pause(1000 + Math.random() * 1000);
  }

  return statuses;
}

async function post(path: string, body: object): Promise<number> {
  const answer = await fetch(`${api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();

  return answer.status;
}

async function memory(): Promise<string> {
  const metrics = await (await fetch(`${api}/metrics`)).text();
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1]) / 1e6);

  return `${megabytes('nodejs_heap_size_used_bytes')} MB of heap, ${megabytes('process_resident_memory_bytes')} MB in all`;
}

async function ready() {
  for (let attempt = 0; attempt < 300; attempt++) {
    const status = await post('/api/chat', { messages: [] }).catch(() => 0);
    if (status === 400) return;
    await pause(100);
  }
  throw new Error('The API did not start.');
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;
}

function describe(times: readonly number[]) {
  return `${times.length} sent, median ${at(times, 0.5).toFixed(1)} ms, 95th percentile ${at(times, 0.95).toFixed(1)} ms`;
}
