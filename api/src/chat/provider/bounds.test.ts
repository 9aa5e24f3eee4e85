import {
  assistantOf,
  closeAll,
  closeThreads,
  nobodyLeaves,
  openServers,
  ownAnswer,
  question,
} from '../testing/assistant-of.ts';
import { type Behave, complete, saying, send } from '../testing/model-server.ts';

describe('What a provider may cost', () => {
  afterEach(closeAll);
  afterAll(closeThreads);

  it('counts the calls that visitors left: they are paid for all the same', async () => {
    let left = new AbortController();
    const { answer, asked } = await assistantOf(() => left.abort(), { dailyTokens: 1 });

    for (let count = 0; count < 10; count++) {
      left = new AbortController();
      await answer(question, left.signal);
    }

    expect(asked).toHaveLength(1);
  });

  it('asks no more at once than the tokens of the day allow', async () => {
    const { answer, asked } = await assistantOf(
      (_, response) => setTimeout(() => complete(response, { content: 'I do not know.' }), 100),
      { dailyTokens: 5000 },
    );

    await Promise.all(Array.from({ length: 20 }, () => answer(question, nobodyLeaves)));

    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length).toBeLessThan(5);
  });

  it('spends no tokens on a provider that refuses or is not there', async () => {
    const refusing: Behave = (_, response) => send(response, 401, '{"error":{"message":"no"}}');
    const { answer, asked } = await assistantOf(refusing, { dailyTokens: 1 });
    await answer(question, nobodyLeaves);
    await answer(question, nobodyLeaves);
    expect(asked).toHaveLength(2);

    const gone = await assistantOf(saying('x'), { dailyTokens: 1 });
    await openServers.at(-1)?.close();
    await gone.answer(question, nobodyLeaves);
    await gone.answer(question, nobodyLeaves);
    expect(gone.log.warn.mock.calls.map(([{ reason }]) => reason)).toEqual(['unreachable', 'unreachable']);
  });

  it.each<[string, string, string]>([
    ['hyphenated nonsense', 'a-'.repeat(50_000), 'too-large'],
    ['digits and commas', '0,000'.repeat(20_000), 'too-large'],
    ['five megabytes', 'sea '.repeat(1_250_000), 'too-large'],
    ['a nest of links', '[]('.repeat(1300), 'invented'],
    ['a heap of references', '{home:1.price} '.repeat(250), 'invented'],
  ])('stays quick when the reply is %s', async (_, content, reason) => {
    const { answer, log } = await assistantOf(saying(content), { deadlineMs: 30_000 });
    const start = performance.now();

    const { text } = await answer(question, nobodyLeaves);

    // Work that grew with the square of a reply would take minutes on any machine.
    expect(performance.now() - start).toBeLessThan(20_000);
    if (text === ownAnswer) expect(log.warn).toHaveBeenCalledWith({ reason }, expect.any(String));
    else expect(text.length).toBeLessThanOrEqual(4000);
  });

  it('stops reading an answer without end', async () => {
    let [sent, hasStopped] = [0, false];
    const { answer, log } = await assistantOf((_, response) => {
      const part = ' '.repeat(64 * 1024);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.once('close', () => {
        hasStopped = true;
      });
      const more = () => {
        while (!hasStopped && sent < 5e9) {
          sent += part.length;
          if (!response.write(part)) return void response.once('drain', more);
        }
      };
      more();
    });

    expect((await answer(question, nobodyLeaves)).text).toBe(ownAnswer);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(hasStopped).toBe(true);
    expect(sent).toBeLessThan(20_000_000);
    expect(log.warn).toHaveBeenCalledWith({ reason: 'too-large' }, expect.any(String));
  });

  it('ends a long reply with a whole sentence', async () => {
    const { answer } = await assistantOf(saying('I do not know that yet. '.repeat(500)));

    const { text } = await answer(question, nobodyLeaves);

    expect(text.length).toBeLessThanOrEqual(4000);
    expect(text).toMatch(/yet\.$/);
  });

  it('ends a reply that the provider cut with a whole sentence', async () => {
    const { answer } = await assistantOf((_, response) =>
      send(
        response,
        200,
        JSON.stringify({
          choices: [
            { index: 0, finish_reason: 'length', message: { content: 'I do not know that. Please a' } },
          ],
        }),
      ),
    );

    expect((await answer(question, nobodyLeaves)).text).toBe('I do not know that.');
  });

  it('keeps the estimate of a call whose cost nobody counted', async () => {
    const uncounted: Behave = (_, response) =>
      send(
        response,
        200,
        JSON.stringify({
          choices: [{ index: 0, message: { content: 'I do not know.' } }],
          usage: { total_tokens: 0 },
        }),
      );
    const { answer, asked } = await assistantOf(uncounted, { dailyTokens: 500 });

    for (let count = 0; count < 3; count++) await answer(question, nobodyLeaves);

    expect(asked).toHaveLength(1);
  });
});
