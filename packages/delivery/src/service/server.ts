import { PassThrough, type Readable } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Args, accepts, type Command, type CommandName, commands, usageError } from '../commands.ts';
import { type Identity, requireRight } from '../log/tokens.ts';
import { storeUpload } from '../release/release.ts';
import { type Operations, observedServer } from '../serving/observed.ts';
import { label, type Named, partsOf } from '../store/integrity.ts';
import { preview, watch, withdraw } from './commands/canary.ts';
import { promote, remove } from './commands/promote.ts';
import { rollback, rollbackTargets } from './commands/rollback.ts';
import { history, status, types } from './commands/status.ts';
import { prune, tokens } from './commands/upkeep.ts';
import { type DeployContext, liveOf } from './context.ts';

export type ServiceContext = Omit<DeployContext, 'identity' | 'signal' | 'print' | 'progress'>;

/** One line of a response: output, progress, or the reason for a failure. */
export type AnswerLine = { tell: string } | { progress: string } | { error: string };

const serviceCommands: Readonly<
  Record<Exclude<CommandName, 'release'>, (args: Args, context: DeployContext) => Promise<void>>
> = { preview, promote, watch, withdraw, rollback, remove, status, history, tokens, types, prune };

export async function execute(name: keyof typeof serviceCommands, args: Args, context: DeployContext) {
  requireAllowed(name, args, context.identity);
  const run = () => serviceCommands[name](args, context);
  // The deploy checks need a browser and a compiler: one promotion at a time; a rollback never waits.
  await (/^(?:promote|remove)$/.test(name) && context.inTurn ? context.inTurn(run) : run());
  // Outside of the queue, because it may last for days.
  if (name === 'promote' && args.values.watch)
    await watch({ positionals: partsOf(args.positionals[0] ?? '').slice(0, 1), values: {} }, context);
}

/** @throws unless a command has what it needs, and the identity may give it */
function requireAllowed(name: CommandName, { positionals, values }: Args, identity: Identity) {
  const { rights }: Command = commands[name];
  const isWhole = rights === 'site' || Boolean(values.all);
  const [application] = partsOf(positionals[0] ?? '');
  if (!accepts(name, positionals.length) || (rights === 'application' && !isWhole && !application))
    throw usageError(name);
  if (rights) requireRight(identity, isWhole ? undefined : application);
}

const argsSchema = {
  type: 'object',
  required: ['positionals', 'values'],
  properties: { positionals: { type: 'array', items: { type: 'string' } }, values: { type: 'object' } },
} as const;

/** The deploy service: it alone writes to the store. Every request needs a token. */
export function deployServer(context: ServiceContext, operations: Operations = {}) {
  const { store, deployments, log } = context;
  const app = observedServer(
    // Releases are uploaded over slow connections too.
    { requestTimeout: 300_000, bodyLimit: 100_000 },
    {
      ...operations,
      service: 'deploy',
      readiness: async () => ({ live: (await log.live())?.deployment ?? null }),
    },
  );
  const checking = serialized();
  const preparing = serialized();
  const prepare = () => preparing(prepareRollbacks).catch(() => {});
  app.addHook('onReady', async () => void prepare());
  app.addHook('onClose', () => log.close());
  // Unpacked as it comes: it never is in memory as a whole.
  app.addContentTypeParser('application/x-tar', (_request, body, done) => done(null, body));
  app.setErrorHandler<FastifyError>(({ statusCode = 500, message }, _request, reply) =>
    reply.code(statusCode).send({ error: message }),
  );

  for (const name of Object.keys(serviceCommands) as (keyof typeof serviceCommands)[])
    app.post<{ Body: Args }>(`/${name}`, { schema: { body: argsSchema } }, async (request, reply) =>
      answer(request, reply, async (own) => {
        await execute(name, request.body, { ...own, inTurn: checking });
        if ('rights' in commands[name]) void prepare();
      }),
    );
  app.get<{ Params: Named }>('/releases/:name/:version', async (request, reply) => {
    const { name, version } = request.params;
    requireRight(await identityOf(request), name);

    return (await store.hasRelease(name, version)) ? {} : reply.callNotFound();
  });
  const uploads = new Map<string, ReturnType<typeof serialized>>();
  // Authenticates before the body is read.
  const onRequest = async (request: FastifyRequest) => void (await identityOf(request));
  app.post<{ Body: Readable }>('/releases', { onRequest }, async (request, reply) =>
    answer(request, reply, async ({ identity, print }) => {
      // One at a time of a token: many at once would fill the disk.
      const inTurn = uploads.get(identity.name) ?? serialized();
      uploads.set(identity.name, inTurn);
      // The token may have been revoked while the upload came.
      const mayShip = async (name: string) => requireRight(await identityOf(request), name);
      await inTurn(async () => {
        const { release, isNew } = await storeUpload(request.body, store, mayShip);
        const act = { actor: identity.name, verb: 'release', subject: label(release) };
        if (isNew) await log.note({ ...act, reason: `from ${release.commit}` });
        print(label(release));
      });
    }),
  );

  async function identityOf({ headers }: FastifyRequest) {
    const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
    const identity = await context.tokens.identify(token);
    if (identity) return identity;

    throw Object.assign(new Error('This needs a token that counts: set DEPLOY_TOKEN.'), { statusCode: 401 });
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    run: (own: DeployContext) => Promise<void>,
  ) {
    const identity = await identityOf(request);
    const lines = new PassThrough();
    const send = (line: AnswerLine) => lines.writable && lines.write(`${JSON.stringify(line)}\n`);
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort());
    const own: DeployContext = {
      ...context,
      identity,
      // A token that is revoked while its promotion is checked, or while it watches, moves nothing.
      log: {
        ...log,
        live: () => identityOf(request).then(log.live),
        move: (...act) => identityOf(request).then(() => log.move(...act)),
      },
      signal: disconnected.signal,
      print: (tell) => send({ tell }),
      progress: (progress) => send({ progress }),
    };
    run(own)
      .catch((error: NodeJS.ErrnoException) => {
        if (!(error instanceof Error) || error.constructor !== Error) app.log.error({ err: error });
        // A system's error would tell paths of this machine.
        send({
          error:
            'syscall' in error ? `The service could not store or read it: ${error.code}.` : error.message,
        });
      })
      .finally(() => lines.end());

    return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines);
  }

  /** Renders the pages of all rollback targets in the background, so that no rollback has to wait. */
  async function prepareRollbacks() {
    const live = await liveOf(context);
    const served = [await store.readDeployment(live.deployment)];
    for (const { selection } of rollbackTargets(live, await log.states()))
      await deployments.make(selection, served).catch(() => {});
  }

  return app;
}

function serialized() {
  let last: Promise<unknown> = Promise.resolve();

  return (work: () => Promise<void>) => {
    const done = last.then(work);
    last = done.catch(() => {});

    return done;
  };
}
