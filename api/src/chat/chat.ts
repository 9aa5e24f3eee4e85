import type { ServerResponse } from 'node:http';
import { type ChatMessage, type ChatPart, ChatReply, ChatRequest } from '@dosmares/contracts/chat';
import { connectionOf } from '@dosmares/contracts/connection';
import { endpoints, pageHeader } from '@dosmares/contracts/endpoints';
import { Refused } from '@dosmares/contracts/inquiries';
import { chatLimits } from '@dosmares/contracts/limits';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Counting } from '../limits/memory.ts';
import { Problem } from '../problems.ts';
import type { Answer } from './assistant.ts';
import { withoutPersonalData } from './personal-data.ts';
import { eventStream, streamed } from './streamed.ts';

/** Options of the assistant's endpoint: the assistant, and a limit for each visitor. */
export interface ChatOptions {
  answer: Answer;
  admit: Admit;
  /** Stores a question that was not answered, without personal data. */
  note?: (gap: { question: string; reason: 'unknown' }) => Promise<void>;
}

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

  const options = { schema, bodyLimit: chatLimits.body, validatorCompiler: fitsOnly };
  app.post(endpoints.chat, options, async ({ body, headers, ip, log }, reply) => {
    const asked = {
      messages: recentOf(body.messages),
      page: pageIn(headers[pageHeader]),
      connection: connectionOf(ip),
    };
    const left = departureOf(reply.raw);
    const answered = async (onPart?: (part: ChatPart) => void) => {
      const given = await answer(asked, left, onPart);
      if (given.kind === 'unknown') noteQuestion(asked.messages.at(-1)?.content ?? '');

      return given;
    };

    if (!headers.accept?.includes(eventStream)) return answered();
    const events: unknown = streamed(answered, log);

    return reply
      .type(eventStream)
      .header('cache-control', 'no-store')
      .send(events as ChatReply);
  });

  function noteQuestion(question: string) {
    // While the store is away visitors are answered anyway.
    note?.({ question: withoutPersonalData(question), reason: 'unknown' }).catch(({ code, name }) =>
      app.log.warn({ reason: code ?? name }, 'What a visitor missed could not be noted'),
    );
  }
};

/** Reports only whether a body is valid: listing all its errors takes a hundred times as long. */
function fitsOnly({ schema: wanted }: { schema: TSchema }) {
  const compiled = Compile(wanted);

  return (value: unknown) => (compiled.Check(value) ? { value } : { error: new Problem('bad-input') });
}

/** Returns the page that the visitor is on; undefined for a value that is not a path of a site. */
function pageIn(header: string | string[] | undefined): string | undefined {
  const path = typeof header === 'string' && header.length <= chatLimits.page ? header : '';

  return /^(?:\/[a-z0-9-]+){1,3}$/.test(path) ? path : undefined;
}

/** Returns a signal that aborts when the visitor leaves before the reply. */
function departureOf(response: ServerResponse): AbortSignal {
  const departure = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) departure.abort();
  });

  return departure.signal;
}

/** Reports whether another question from this address is accepted. */
export type Admit = (ip: string) => Promise<boolean>;

/** Accepts at most this many questions from one connection in a window. */
export function admitAtMost(most: number, { count }: Counting): Admit {
  return async (ip) => (await count(connectionOf(ip))) <= most;
}

/** Limits on how much of a conversation is read. */
const read = { messages: 30, characters: chatLimits.question };

/**
 * Returns the part of a conversation that is read: the question and as many of the newest messages before it as fit.
 * Only the question can be refused; earlier messages, however long, are cut. The history comes from the visitor, not
 * from us: it only says what was talked about.
 */
export function recentOf(messages: readonly ChatMessage[]): ChatMessage[] {
  const question = messages.at(-1);
  if (question?.role !== 'user' || question.content.trim() === '') throw new Problem('no-question');
  if (question.content.length > chatLimits.question) throw new Problem('too-long-question');

  return newest(messages.slice(-read.messages));
}

function newest(messages: readonly ChatMessage[]): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let left: number = read.characters;

  for (const { role, content } of messages.toReversed()) {
    if (left <= 0) break;
    kept.unshift({ role, content: content.slice(0, left) });
    left -= content.length;
  }

  return kept;
}
