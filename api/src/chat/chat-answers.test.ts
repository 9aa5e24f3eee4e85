import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { Problem } from '../problems.ts';
import type { Answer } from './answer.ts';
import { chat } from './chat.ts';
import { open, user } from './testing/chat-service.ts';

describe('an answer of POST /api/chat', () => {
  it('tells the one who answers that the visitor has left', async () => {
    let leave: (signal: AbortSignal) => void = () => {};
    const left = new Promise<AbortSignal>((resolve) => {
      leave = resolve;
    });
    const { app } = await open(
      (_, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            leave(signal);
            resolve({ text: '', kind: 'answer' });
          });
        }),
    );
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const visitor = new AbortController();

    const answered = fetch(`${address}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [user('Hello')] }),
      signal: visitor.signal,
    });
    setTimeout(() => visitor.abort(), 100);

    await expect(answered).rejects.toThrow();
    expect((await left).aborted).toBe(true);
    await app.close();
  });

  it('tells the assistant the page, and takes for none what is no page', async () => {
    const { app, asked } = await open();
    const payload = { messages: [user('How much is this?')] };
    const ask = (page: string) =>
      app.inject({ method: 'POST', url: '/api/chat', headers: { 'x-page': page }, payload });

    for (const page of ['/property/2', 'https://evil.example/', '/x'.repeat(90), '/a<b>']) await ask(page);

    expect(asked.mock.calls.map(([{ page }]) => page)).toEqual([
      '/property/2',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('streams by sentence when asked to, and ends with the whole answer', async () => {
    const { app } = await open(async (_, __, onText) => {
      onText?.('Six.');

      return { text: 'Six. See /property/1', kind: 'answer', language: 'en' };
    });

    const { headers, body } = await app.inject({
      method: 'POST',
      url: '/api/chat',
      headers: { accept: 'text/event-stream' },
      payload: { messages: [user('How many bedrooms?')] },
    });

    expect(headers['content-type']).toContain('text/event-stream');
    expect(body.trim().split('\n\n')).toEqual([
      'event: sentence\ndata: {"text":"Six."}',
      'event: sentence\ndata: {"text":" See /property/1"}',
      'event: done\ndata: {"message":"Six. See /property/1","kind":"answer","language":"en"}',
    ]);
  });

  it('ends a stream that fails with what went wrong, and refuses a wrong question before it begins', async () => {
    const { app } = await open(() => Promise.reject(new Problem('busy')));
    const ask = (messages: object[]) =>
      app.inject({
        method: 'POST',
        url: '/api/chat',
        headers: { accept: 'text/event-stream' },
        payload: { messages },
      });

    expect((await ask([user('Hello')])).body).toMatch(/^event: error\ndata: \{.*"code":"busy"/);
    expect((await ask([user(' ')])).statusCode).toBe(400);
  });

  it('counts whether a reply helped, and notes what was asked in vain without saying by whom', async () => {
    const [note, countFeedback] = [jest.fn(async (_: object) => {}), jest.fn()];
    const answer: Answer = async () => ({ text: 'I do not know.', kind: 'unknown' });
    const app = Fastify().setValidatorCompiler(TypeBoxValidatorCompiler);
    await app.register(chat, { answer, admit: async () => true, note, countFeedback });
    const send = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

    await send('/api/chat', {
      messages: [user('My name is Greta Holm, greta@visitor.example, 555 010 9983. Is there a helipad?')],
    });
    const { statusCode } = await send('/api/chat/feedback', { helpful: false, question: 'Pets?' });
    await send('/api/chat/feedback', { helpful: true, question: 'Price?' });

    expect(statusCode).toBe(204);
    expect(countFeedback.mock.calls).toEqual([[false], [true]]);
    expect(note.mock.calls.map(([gap]) => gap)).toEqual([
      { question: 'My name is … …, … # Is there a helipad?', reason: 'unknown' },
      { question: 'Pets?', reason: 'unhelpful' },
    ]);
  });

  it('answers all the same when what was asked in vain cannot be noted', async () => {
    const answer: Answer = async () => ({ text: 'I do not know.', kind: 'unknown' });
    const app = Fastify().setValidatorCompiler(TypeBoxValidatorCompiler);
    const note = async () => Promise.reject(new Error('The store is away'));
    await app.register(chat, { answer, admit: async () => true, note });

    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/chat',
      payload: { messages: [user('Pets?')] },
    });

    expect(statusCode).toBe(200);
  });
});
