import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../log/tokens.ts';
import type { DeployContext } from './context.ts';

/** The service's context, without what belongs to one request. */
export type ServiceContext = Omit<DeployContext, 'identity' | 'signal' | 'print' | 'progress'>;

/** One line of a response: output, progress, or the reason for a failure. */
export type AnswerLine = { tell: string } | { progress: string } | { error: string; exitStatus?: number };

type Run = (own: DeployContext) => Promise<void>;

/** Returns whose token a request has. @throws with status 401 if it has none that is valid */
export async function identityOf({ headers }: FastifyRequest, { tokens }: ServiceContext): Promise<Identity> {
  const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const identity = await tokens.identify(token);
  if (identity) return identity;

  throw Object.assign(new Error('This needs a valid token: set DEPLOY_TOKEN.'), { statusCode: 401 });
}

/** Proxies, and the command line, give up on a response of which nothing comes for a few minutes. */
const signOfLifeMs = 30_000;

/**
 * Creates a handler for requests with a valid token that streams a run's output, line by line; between lines, JSON may
 * have spaces as signs of life.
 */
export const answering =
  (context: ServiceContext, run: (request: FastifyRequest) => Run, everyMs = signOfLifeMs) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const identity = await identityOf(request, context);
    const lines = new PassThrough();
    const write = (text: string) => lines.writable && lines.write(text);
    const send = (line: AnswerLine) => write(`${JSON.stringify(line)}\n`);
    const alive = setInterval(write, everyMs, ' ');
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort());
    run(request)({
      ...context,
      identity,
      log: guardedLog(request, context),
      signal: disconnected.signal,
      print: (tell) => send({ tell }),
      progress: (progress) => send({ progress }),
    })
      .catch((error: Error & { exitStatus?: number }) => {
        const isOurs = error.constructor === Error || error.name === 'AbortError';
        if (!isOurs) request.log.error({ err: error });
        send({ error: sentenceOf(error), ...(error.exitStatus && { exitStatus: error.exitStatus }) });
      })
      .finally(() => {
        clearInterval(alive);
        lines.end();
      });

    return reply
      .type('application/x-ndjson')
      .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
      .send(lines);
  };

/** A token that is revoked while its promotion is checked, or while it watches, moves nothing. */
function guardedLog(request: FastifyRequest, context: ServiceContext) {
  const { log } = context;
  const identified = () => identityOf(request, context);

  return {
    ...log,
    live: () => identified().then(log.live),
    move: (...act: Parameters<typeof log.move>) => identified().then(() => log.move(...act)),
  };
}

/** A system's error would reveal paths of this machine. */
const sentenceOf = (error: NodeJS.ErrnoException) =>
  'syscall' in error ? `The service could not store or read it: ${error.code}.` : error.message;
