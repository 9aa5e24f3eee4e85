import type { ServerResponse } from 'node:http';
import { ChatReply, ChatRequest } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/chat-limits';
import { endpoints } from '@dosmares/contracts/endpoints';
import { Refused } from '@dosmares/contracts/inquiries';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Problem } from '../problems.ts';
import type { Answer } from './answer.ts';
import { recentOf } from './conversation.ts';
import type { Admit } from './visitor-limit.ts';

/** What the assistant's endpoint needs: someone who answers, and a limit for each visitor. */
export interface ChatOptions {
  answer: Answer;
  admit: Admit;
  /** Ends what answering needs, once the API no longer listens. */
  close?: () => Promise<void>;
}

const schema = {
  summary: 'The panel asks the assistant',
  tags: ['chat'],
  body: ChatRequest,
  response: { 200: ChatReply, '4xx': Refused, '5xx': Refused },
};

/** Answers the last message of a conversation (CH06, CH07); other roles than user and assistant are refused (X05). */
export const chat: FastifyPluginAsyncTypebox<ChatOptions> = async (app, { answer, admit, close }) => {
  app.addHook('onClose', async () => close?.());
  // Before the body is read: a flood costs next to nothing.
  app.addHook('onRequest', async ({ ip }) => {
    if (!(await admit(ip))) throw new Problem('too-many');
  });

  const options = { schema, bodyLimit: chatLimits.body, validatorCompiler: fitsOnly };
  app.post(endpoints.chat, options, async ({ body }, reply) => {
    const { text } = await answer(recentOf(body.messages), departureOf(reply.raw));

    return { message: text };
  });
};

/** Says only whether a body fits: a list of all that is wrong with it takes a hundred times as long. */
function fitsOnly({ schema: wanted }: { schema: TSchema }) {
  const compiled = Compile(wanted);

  return (value: unknown) => (compiled.Check(value) ? { value } : { error: new Problem('bad-input') });
}

/** Tells when the visitor has gone before the reply. */
function departureOf(response: ServerResponse): AbortSignal {
  const departure = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) departure.abort();
  });

  return departure.signal;
}
