import { endpoints } from '@dosmares/contracts/endpoints';
import { chatLimits } from '@dosmares/contracts/limits';
import fc from 'fast-check';
import { asked, mostMs } from '../../testing/main-thread.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { attempts } from './keyless/answers/prompt-injection.ts';
import { textPool } from './text/text-pool.ts';

const runs = 300;

const repeated = (part: string, length: number) =>
  part.repeat(Math.ceil(length / Math.max(part.length, 1))).slice(0, length);
const text = fc.oneof(
  fc.constantFrom(...attempts.flatMap(({ steps }) => steps)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom('a-', '0,000', '\u0301', '[](', '/property/1 ', '$1 ', '\n', ' ', '5 million dollars '),
);
const size = fc.nat(chatLimits.body - 200);

/** Conversations up to the maximum length. */
const conversations = fc
  .tuple(text, fc.nat(chatLimits.question), text, size)
  .map(([part, length, before, rest]) =>
    JSON.stringify({
      messages: [
        { role: 'assistant', content: repeated(before, rest) },
        { role: 'user', content: repeated(part, length) },
      ],
    }),
  );

/** The same piece of JSON repeated many times. */
const heaps = fc
  .tuple(
    fc.constantFrom(
      '{}',
      '1',
      '[]',
      '""',
      'null',
      '{"role":"user","content":""}',
      '{"role":"x"}',
      '{"__proto__":{}}',
    ),
    size,
  )
  .map(([item, length]) => `{"messages":[${repeated(`${item},`, length).replace(/[^,]*$/, '')}${item}]}`);

const nests = fc
  .tuple(fc.constantFrom(['[', ']'] as const, ['{"a":', '}'] as const), fc.nat(60_000))
  .map(([[begin, end], depth]) => `{"messages":${begin.repeat(depth)}1${end.repeat(depth)}}`);

const bodies = fc.oneof(
  conversations,
  heaps,
  nests,
  fc.tuple(text, size).map(([part, length]) => repeated(part, length)),
);

async function opened() {
  const pool = textPool({ log: silentLog });

  return buildTestApp({
    chat: {
      answer: (messages) => pool.keylessReply(messages),
      admit: async () => true,
      close: pool.close,
    },
  });
}

describe(`${runs} generated chat bodies up to the limit`, () => {
  it('X03 none makes a 5xx, and none holds up what else is asked of the API', async () => {
    const app = await opened();
    // The threads load their content with the first question; on a busy machine that takes some tries.
    await until(
      () => asked(app, endpoints.chat, '{"messages":[{"role":"user","content":"Hello"}]}'),
      ({ statusCode }) => statusCode === 200,
    );

    await fc.assert(
      fc.asyncProperty(bodies, async (payload) => {
        const { statusCode, ms } = await asked(app, endpoints.chat, payload);

        expect(statusCode).toBeLessThan(500);
        expect(ms).toBeLessThan(mostMs);
      }),
      { numRuns: runs, seed: Number(process.env.FUZZ_SEED ?? 20_260_303) },
    );

    await app.close();
  }, 120_000);
});
