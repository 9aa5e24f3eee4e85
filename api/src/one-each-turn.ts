import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** Bodies that have been read and wait to be parsed; further ones are refused. */
const mostWaiting = 300;

/**
 * Lets one caller go on in each turn of the event loop, in their order, so that whatever else waits for the loop, such
 * as an inquiry and the answers of its store, comes between any two of them. Rejects with `busy` when too many wait.
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

/** Parses JSON as Fastify does, once it is the body's turn; the body has been read by then, so a slow line holds up nobody. */
export function parseInTurn(app: FastifyInstance, turn: () => Promise<void>): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');

  return (request: FastifyRequest, body, done) => {
    turn().then(() => parse(request, body, done), done);
  };
}
