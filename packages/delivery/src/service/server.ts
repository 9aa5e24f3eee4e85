import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Release } from '@dosmares/contracts/release';
import { isApplicationName } from '@dosmares/contracts/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unpackTar } from 'modern-tar/fs';
import { commands, type Words } from '../commands.ts';
import { type Identity, requireRight } from '../log/tokens.ts';
import { releasedParts, take } from '../release/release.ts';
import { type Operations, observedServer } from '../serving/observed.ts';
import { label } from '../store/label.ts';
import type { DeployContext } from './context.ts';
import { serviceCommands } from './run.ts';
import { prepareWaysBack } from './site.ts';

/** Everything of a context that does not belong to one request. */
export type ServiceContext = Omit<DeployContext, 'identity' | 'signal' | 'tell' | 'progress'>;

/** One line of an answer: what a command says, what it does just now, or why it failed. */
export type AnswerLine = { tell: string } | { progress: string } | { error: string };

/** A shell's release with its pictures has a tenth of it. */
const largestReleaseBytes = 200_000_000;

/** The deploy service: it alone writes to the store. Every request needs a token. */
export function deployServer(context: ServiceContext, operations: Operations = {}) {
  const app = observedServer(
    // A release is uploaded over lines of any speed.
    { requestTimeout: 300_000, bodyLimit: 100_000 },
    {
      ...operations,
      service: 'deploy',
      readiness: async () => ({ live: (await context.log.live())?.build ?? null }),
    },
  );
  const identities = new WeakMap<FastifyRequest, Identity>();
  const inTurn = oneAtATime();
  const prepare = preparing(context);
  app.addHook('onReady', async () => void prepare());

  app.addContentTypeParser('application/x-tar', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(health\/|metrics$)/.test(request.url)) return;
    const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    const identity = await context.tokens.identify(token);
    if (!identity)
      return reply.code(401).send({ error: 'This needs a token that counts: set DEPLOY_TOKEN.' });
    identities.set(request, identity);
  });

  for (const [name, run] of Object.entries(serviceCommands)) {
    const { method } = commands[name as keyof typeof serviceCommands];
    const isChecked = name === 'promote' || name === 'remove';
    app.route({
      method,
      url: `/${name}`,
      handler: async (request, reply) =>
        answer(request, reply, async (own) => {
          const words = wordsIn(request);
          // The deploy checks need a browser and a compiler: one promotion at a time, while a rollback never waits.
          await (isChecked ? inTurn(() => run(words, own), own.progress) : run(words, own));
          if (moving.has(name)) void prepare();
        }),
    });
  }

  app.get<{ Params: { name: string; version: string } }>(
    '/releases/:name/:version',
    async ({ params: { name, version } }, reply) =>
      (await context.store.hasRelease(name, version))
        ? { release: label({ name, version }) }
        : reply.callNotFound(),
  );
  app.post('/releases', async (request, reply) =>
    answer(request, reply, (own) => takeUpload(request.body, own)),
  );
  app.addHook('onClose', () => context.log.close());

  /** Runs something for a request, and sends line by line what it says. */
  function answer(request: FastifyRequest, reply: FastifyReply, run: (own: DeployContext) => Promise<void>) {
    const lines = new PassThrough();
    const say = (line: AnswerLine) => lines.writable && lines.write(`${JSON.stringify(line)}\n`);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const own: DeployContext = {
      ...context,
      identity: identities.get(request) as Identity,
      signal: gone.signal,
      tell: (tell) => say({ tell }),
      progress: (progress) => say({ progress }),
    };
    run(own)
      .catch((error: Error) => {
        if (!(error instanceof Error) || error.constructor !== Error) app.log.error({ err: error });
        say({ error: error.message });
      })
      .finally(() => lines.end());

    return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines);
  }

  return app;
}

function wordsIn({ method, query, body }: FastifyRequest): Words {
  const { words = '' } = query as { words?: string };
  const sent = (method === 'GET' ? JSON.parse(words || '{}') : body) as Partial<Words> | null;

  return { positionals: (sent?.positionals ?? []).map(String), values: sent?.values ?? {} };
}

/** Returns a function that runs one piece of work after another. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async (work: () => Promise<void>, progress: (line: string) => void) => {
    if (waiting > 0) progress('Another promotion is being checked; this one is next');
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => {});

    return done;
  };
}

/** Takes an uploaded release. @throws when its bytes are not what its version says, or who asks may not release it */
async function takeUpload(body: unknown, context: DeployContext) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-upload-'));
  try {
    await unpack(body as Readable, folder);
    const text = await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => '{}');
    const release = JSON.parse(text) as Release;
    const { name = '', version = '' } = release;
    if (!isApplicationName(name) || !/^[0-9][0-9a-z.-]{0,99}-[0-9a-f]{16}$/.test(version))
      throw new Error('This is no release: it has no release.json with a name and a version.');
    requireRight(context.identity, name);
    const isNew = await take(folder, release, context.store);
    const act = { actor: context.identity.name, verb: 'release', subject: label(release) };
    if (isNew) await context.log.note({ ...act, reason: `from ${release.commit}` });
    context.tell(label(await context.store.readRelease(name, version)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isReleased = new RegExp(`^(${releasedParts.join('|')})(/|$)|^release.json$`);

async function unpack(upload: Readable, folder: string) {
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > largestReleaseBytes) throw new Error('This release is too large.');
      yield chunk;
    }
  };
  await pipeline(
    upload,
    counted,
    unpackTar(folder, {
      filter: ({ name, type }) => isReleased.test(name) && (type === 'file' || type === 'directory'),
    }),
  );
}

const moving = new Set(['promote', 'withdraw', 'rollback', 'remove']);

/** Returns a function that renders what rollbacks lead to, one move after another. */
function preparing(context: ServiceContext) {
  let last: Promise<unknown> = Promise.resolve();

  return () => {
    last = last.then(() => prepareWaysBack(context)).catch(() => {});

    return last;
  };
}
