import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { countInMemory } from '../../limits/memory.ts';
import { problemOf, refusal } from '../../problems.ts';
import type { Answer } from '../assistant.ts';
import { admitAtMost, chat } from '../chat.ts';

/** Opens the chat service with an answer of the test's own, and a limit of questions for each visitor. */
export async function open(answer: Answer = async () => ({ message: 'Six.', kind: 'answer' }), most = 100) {
  const asked = jest.fn(answer);
  const app = Fastify().setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setErrorHandler((error, _, reply) => {
    const problem = problemOf(error);

    return reply.code(problem.statusCode).send(refusal(problem));
  });
  await app.register(chat, { answer: asked, admit: admitAtMost(most, countInMemory()) });
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/chat', payload });

  return { app, asked, post };
}

/** Makes a visitor's message. */
export const user = (content: string) => ({ role: 'user', content });
/** Makes an earlier reply of the assistant. */
export const assistant = (content: string) => ({ role: 'assistant', content });
