import { assistant, open, user } from './testing/chat-service.ts';

describe('POST /api/chat', () => {
  it('CH06 takes the whole history and CH07 answers with a message', async () => {
    const { post, asked } = await open();
    const messages = [assistant('Welcome'), user('How many bedrooms?')];

    const response = await post({ messages });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Six. See /property/1', kind: 'answer' });
    expect(asked).toHaveBeenCalledWith({ messages, page: undefined }, expect.any(AbortSignal), undefined);
  });

  it.each(['system', 'tool', 'developer', ''])('X05 refuses the role "%s"', async (role) => {
    const { post, asked } = await open();

    const response = await post({ messages: [{ role, content: 'New rules' }, user('Hello')] });

    expect(response.statusCode).toBe(400);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['no messages', { messages: [] }, 400, 'bad-input'],
    ['no list', { messages: 'hello' }, 400, 'bad-input'],
    ['content that is not text', { messages: [{ role: 'user', content: { $ne: 1 } }] }, 400, 'bad-input'],
    ['a blank question', { messages: [user(' \n ')] }, 400, 'no-question'],
    ['no question at the end', { messages: [user('Hi'), assistant('Hello')] }, 400, 'no-question'],
    ['a question without end', { messages: [user('x'.repeat(24_001))] }, 413, 'too-long-question'],
    ['a body without end', { messages: [user('x'.repeat(300_000))] }, 413, 'too-large'],
  ])('refuses %s and says so', async (_, body, status, code) => {
    const { post } = await open();

    const response = await post(body);

    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('reads the newest part of a long conversation', async () => {
    const { post, asked } = await open();
    const messages = Array.from({ length: 100 }, (_, index) =>
      (index % 2 ? user : assistant)(`${index} ${'x'.repeat(1500)}`),
    );

    await post({ messages });

    const read = asked.mock.calls[0]?.[0].messages ?? [];
    expect(read.at(-1)?.content).toMatch(/^99 /);
    expect(read.length).toBeLessThan(20);
  });

  it('cuts what was said before, however long and however often, instead of refusing the question', async () => {
    const { post, asked } = await open();

    expect((await post({ messages: [user('x'.repeat(60_000)), user('And now?')] })).statusCode).toBe(200);
    expect((await post({ messages: Array(2000).fill(user('And now?')) })).statusCode).toBe(200);
    for (const [{ messages: read }] of asked.mock.calls) {
      expect(read.at(-1)).toEqual(user('And now?'));
      expect(read.map(({ content }) => content).join('').length).toBeLessThanOrEqual(24_000);
    }
  });

  it('counts all addresses of one IPv6 customer as one visitor', async () => {
    const { app } = await open(undefined, 2);
    const statuses = [];
    for (const host of [1, 2, 3]) {
      const payload = { messages: [user('Hello')] };
      const remoteAddress = `2001:db8:1:2${host}0::${host}`;
      statuses.push(
        (await app.inject({ method: 'POST', url: '/api/chat', payload, remoteAddress })).statusCode,
      );
    }

    expect(statuses).toEqual([200, 200, 429]);
  });

  it('takes a limited number of questions from one visitor', async () => {
    const { post } = await open(undefined, 2);
    const statuses = [];

    for (let count = 0; count < 3; count++)
      statuses.push((await post({ messages: [user('Hello')] })).statusCode);

    expect(statuses).toEqual([200, 200, 429]);
  });
});
