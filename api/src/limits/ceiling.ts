import { setTimeout as pause } from 'node:timers/promises';
import { connectionOf } from '@dosmares/contracts/connection';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems.ts';
import { countInMemory } from './memory.ts';

const windowMs = 10_000;
/** Requests from one connection in a window; an office of twenty people who all browse sends a third of it. */
const most = 200;
/** Milliseconds that a refusal takes: whoever sends too much waits, instead of keeping the process busy. */
const refusalMs = 1_000;

/** Says which connections no limit is for: in development this machine itself, which tests and tries out. */
export type Spares = (connection: string) => boolean;

/** Limits all requests of one connection, on every route and before their bodies are read. */
export function limitRequests(app: FastifyInstance, spares: Spares) {
  const requests = countInMemory({ window: windowMs });

  app.addHook('onRequest', async ({ ip }, reply) => {
    const connection = connectionOf(ip);
    if (spares(connection) || (await requests.count(connection)) <= most) return;
    await pause(refusalMs, undefined, { ref: false });
    reply.header('connection', 'close');
    throw new Problem('too-many');
  });
}

/** Whether a connection comes from this machine itself. */
export const isThisMachine = (connection: string) => connection.startsWith('127.') || connection === '::/56';
