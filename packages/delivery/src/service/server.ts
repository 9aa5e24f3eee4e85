import { createService, type Operations } from '@dosmares/server/server';
import type { FastifyError, FastifyInstance } from 'fastify';
import { type Args, accepts, type Command, type CommandName, commands, usageError } from '../commands.ts';
import { type Identity, previewsOnly, requireRight } from '../log/tokens.ts';
import { partsOf } from '../store/integrity.ts';
import { answering, type ServiceContext } from './answer.ts';
import { preview, watch, withdraw } from './commands/canary.ts';
import { promote, remove } from './commands/promote.ts';
import { rollback, rollbackTargets } from './commands/rollback.ts';
import { history, status, types } from './commands/status.ts';
import { prune, tokens } from './commands/upkeep.ts';
import { type DeployContext, liveOf } from './context.ts';
import { takingTurns } from './in-turn.ts';
import { releaseRoutes } from './uploads.ts';

/** The deploy service: it alone writes to the store. Every request needs a token. */
export function deployServer(context: ServiceContext, operations: Operations = {}) {
  const { log } = context;
  const app = createService(
    { ...operations, readiness: async () => ({ live: (await log.live())?.deployment ?? null }) },
    // Releases are uploaded over slow connections too.
    { requestTimeout: 300_000, bodyLimit: 100_000 },
  );
  app.addHook('onClose', () => log.close());
  app.setErrorHandler<FastifyError>((error, { log }, reply) => {
    const { statusCode = 500, message } = error;
    // Whoever asks may have no token: a database's error is for the log alone.
    if (statusCode >= 500) log.error({ err: error });

    return reply.code(statusCode).send({ error: statusCode < 500 ? message : unanswered });
  });
  commandRoutes(app, context);
  releaseRoutes(app, context);

  return app;
}

const unanswered = 'The deploy service cannot answer; its log says why.';

/** Adds an endpoint for each command; afterwards, pages of new rollback targets are rendered. */
function commandRoutes(app: FastifyInstance, context: ServiceContext) {
  const checking = takingTurns();
  const preparing = takingTurns();
  const prepare = () => preparing(() => prepareRollbacks(context)).catch(() => {});
  app.addHook('onReady', async () => void prepare());
  for (const name of Object.keys(serviceCommands) as (keyof typeof serviceCommands)[])
    app.post(
      `/${name}`,
      { schema: { body: argsSchema } },
      answering(context, ({ body }) => async (own) => {
        await execute(name, body as Args, { ...own, inTurn: checking });
        if ('rights' in commands[name]) void prepare();
      }),
    );
}

/** Renders the pages of all rollback targets, so that no rollback has to wait. */
async function prepareRollbacks(context: ServiceContext) {
  const { store, deployments, log } = context;
  const live = await liveOf(context);
  const served = [await store.readDeployment(live.deployment)];
  for (const { selection } of rollbackTargets(live, await log.states()))
    await deployments.make(selection, served).catch(() => {});
}

const serviceCommands: Readonly<
  Record<Exclude<CommandName, 'release'>, (args: Args, context: DeployContext) => Promise<void>>
> = { preview, promote, watch, withdraw, rollback, remove, status, history, tokens, types, prune };

export async function execute(name: keyof typeof serviceCommands, args: Args, context: DeployContext) {
  requireAllowed(name, args, context.identity);
  await serviceCommands[name](args, context);
  if (name === 'promote' && args.values.watch)
    await watch({ positionals: partsOf(args.positionals[0] ?? '').slice(0, 1), values: {} }, context);
}

/** @throws unless a command has what it needs, and the identity may give it */
function requireAllowed(name: CommandName, { positionals, values }: Args, identity: Identity) {
  const { rights }: Command = commands[name];
  const isWhole = rights === 'site' || Boolean(values.all);
  const applications = positionals.map((reference) => partsOf(reference)[0]);
  if (!accepts(name, positionals.length) || (rights && !isWhole && !applications[0])) throw usageError(name);
  const other = rights === 'preview' ? previewsOnly : undefined;
  if (rights) for (const one of isWhole ? [undefined] : applications) requireRight(identity, one, other);
}

const argsSchema = {
  type: 'object',
  required: ['positionals', 'values'],
  properties: { positionals: { type: 'array', items: { type: 'string' } }, values: { type: 'object' } },
} as const;
