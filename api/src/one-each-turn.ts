import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** Maximum number of bodies waiting to be parsed; further ones are refused. */
const mostWaiting = 300;

/**
 * Lets one caller continue in each turn of the event loop, in order, so that other work, such as an inquiry and the
 * answers of its store, runs between any two of them. Rejects with `busy` when too many wait.
 */
export function oneEachTurn(most = mostWaiting): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let isRunning = false;

  function next() {
    const go = waiting.shift();
    isRunning = go !== undefined;
    if (!go) return;
    go();
    setImmediate(next);
  }

  return () =>
    new Promise((resolve, reject) => {
      if (waiting.length >= most) return reject(new Problem('busy'));

      waiting.push(resolve);
      if (!isRunning) next();
    });
}

/**
 * Parses JSON like Fastify, when it is the body's turn. The body has been read completely by then, so a slow
 * connection holds up no other.
 */
export function parseInTurn(app: FastifyInstance, turn: () => Promise<void>): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');

  return (request: FastifyRequest, body, done) => {
    turn().then(() => parse(request, body, done), done);
  };
}
