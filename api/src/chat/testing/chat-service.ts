import type { ChatPart, ChatReply } from '@dosmares/contracts/chat';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { countInMemory } from '../../limits/limits.ts';
import { problemOf, refusal } from '../../problems.ts';
import type { Answer } from '../assistant.ts';
import { admitAtMost, type ChatOptions, chat } from '../chat.ts';

/** An assistant that yields these parts, and then returns a reply or fails. */
export const saying = (reply: ChatReply | Error, parts: ChatPart[] = []): Answer =>
  async function* answer() {
    yield* parts;
    if (reply instanceof Error) throw reply;

    return reply;
  };

/** Collects an answer: the texts of its parts, and the whole reply. */
export async function collected(parts: ReturnType<Answer>, onPart: (text: string) => void = () => {}) {
  const texts: string[] = [];
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return { ...value, texts };
    texts.push(value.text);
    onPart(value.text);
  }
}

/** Opens the chat service with a fake assistant. */
export async function openChat(
  answer: Answer = saying({ message: 'Six.', kind: 'answer' }),
  { most = 100, note }: Pick<ChatOptions, 'note'> & { most?: number } = {},
) {
  const asked = jest.fn(answer);
  const app = Fastify().setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setErrorHandler((error, _, reply) => {
    const problem = problemOf(error);

    return reply.code(problem.statusCode).send(refusal(problem));
  });
  await app.register(chat, {
    answer: asked,
    admit: admitAtMost(most, countInMemory()),
    ...(note && { note }),
  });
  const post = (payload: object, headers: Record<string, string> = {}, remoteAddress = '192.0.2.9') =>
    app.inject({ method: 'POST', url: '/api/chat', payload, headers, remoteAddress });

  return { asked, post };
}

/** Makes a visitor's message. */
export const user = (content: string) => ({ role: 'user' as const, content });
/** Makes an earlier reply of the assistant. */
export const assistant = (content: string) => ({ role: 'assistant' as const, content });
