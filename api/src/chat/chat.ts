import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type ChatMessage, type ChatPart, ChatReply, ChatRequest } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/chat-limits';
import { endpoints, pageHeader } from '@dosmares/contracts/endpoints';
import { Refused } from '@dosmares/contracts/inquiries';
import { connectionOf } from '@dosmares/server/connection';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Counting } from '../limits/limits.ts';
import { Problem, problemOf, refusal } from '../problems.ts';
import type { Answer } from './assistant.ts';
import { withoutPersonalData } from './personal-data.ts';

export type Admit = (ip: string) => Promise<boolean>;

export interface ChatOptions {
  answer: Answer;
  admit: Admit;
  /** Stores an unanswered question, without personal data. */
  note?: (gap: { question: string; reason: 'unknown' }) => Promise<void>;
}

const eventStream = 'text/event-stream';
const schema = {
  summary: 'The panel asks the assistant',
  tags: ['chat'],
  body: ChatRequest,
  response: { 200: ChatReply, '4xx': Refused, '5xx': Refused },
};

/** Answers the last message of a conversation (CH06, CH07); other roles than user and assistant are refused (X05). */
export const chat: FastifyPluginAsyncTypebox<ChatOptions> = async (app, { answer, admit, note }) => {
  app.addHook('preHandler', async ({ ip }) => {
    if (!(await admit(ip))) throw new Problem('too-many');
  });
  // One question in each turn of the event loop: however many come at once, other requests go on between them.
  let turn: Promise<unknown> = Promise.resolve();

  const options = { schema, bodyLimit: chatLimits.body, validatorCompiler: fitsOnly };
  app.post(endpoints.chat, options, async ({ body, headers, ip }, reply) => {
    const messages = recentOf(body.messages);
    turn = turn.then(() => setImmediate());
    await turn;
    const departure = new AbortController();
    reply.raw.once('close', () => departure.abort());
    const question = { messages, page: pageIn(headers[pageHeader]), connection: connectionOf(ip) };
    const parts = answered(answer(question, departure.signal), messages.at(-1)?.content ?? '');
    if (!headers.accept?.includes(eventStream)) return wholeOf(parts);
    const events: unknown = Readable.from(streamed(parts));

    // Proxies would collect it, and compression as well.
    return reply
      .type(eventStream)
      .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
      .send(events as ChatReply);
  });

  /** Stores a question without an answer; visitors get their reply even while the store is down. */
  async function* answered(parts: ReturnType<Answer>, question: string): ReturnType<Answer> {
    const reply = yield* parts;
    if (reply.kind === 'unknown')
      note?.({ question: withoutPersonalData(question), reason: 'unknown' }).catch(({ code, name }) =>
        app.log.warn({ reason: code ?? name }, 'What a visitor missed could not be noted'),
      );

    return reply;
  }

  /** Writes server-sent events: a `sentence` for each part, then `done` with the whole reply, or an `error`. */
  async function* streamed(parts: ReturnType<Answer>) {
    try {
      let next: IteratorResult<ChatPart, ChatReply>;
      do {
        next = await parts.next();
        yield eventOf(next.done ? 'done' : 'sentence', next.value);
      } while (!next.done);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.statusCode >= 500) app.log.error({ code: problem.code }, 'A stream failed');
      yield eventOf('error', refusal(problem));
    }
  }
};

const eventOf = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

async function wholeOf(parts: ReturnType<Answer>): Promise<ChatReply> {
  let next = await parts.next();
  while (!next.done) next = await parts.next();

  return next.value;
}

/** Checks only whether a body is valid: listing all its errors takes a hundred times as long. */
function fitsOnly({ schema: wanted }: { schema: TSchema }) {
  const compiled = Compile(wanted);

  return (value: unknown) => (compiled.Check(value) ? { value } : { error: new Problem('bad-input') });
}

/** Returns the visitor's page; undefined for a value that is not a path of the site. */
function pageIn(header: string | string[] | undefined): string | undefined {
  const path = String(header).slice(0, chatLimits.page + 1);

  return path.length <= chatLimits.page && /^(?:\/[a-z0-9-]+){1,3}$/.test(path) ? path : undefined;
}

export const admitAtMost =
  (most: number, { count }: Counting): Admit =>
  async (ip) =>
    (await count(connectionOf(ip))) <= most;

/** How many messages of a conversation are read, and how many characters of each before the question. */
const read = { messages: 30, characters: 800 };

/** The recent part of a conversation: an unsuitable question is refused; earlier messages are merely cut. */
function recentOf(messages: readonly ChatMessage[]): ChatMessage[] {
  const question = messages.at(-1);
  if (question?.role !== 'user' || question.content.trim() === '') throw new Problem('no-question');
  if (question.content.length > chatLimits.question) throw new Problem('too-long-question');
  const before = messages.slice(-read.messages, -1);

  return [
    ...before.map(({ role, content }) => ({ role, content: content.slice(0, read.characters) })),
    question,
  ];
}
