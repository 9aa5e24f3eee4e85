import { type Args, type Command, type CommandName, commands, misused } from '../commands.ts';
import { requireRight } from '../log/tokens.ts';
import { partsOf } from '../store/label.ts';
import { history } from './commands/history.ts';
import { preview } from './commands/preview.ts';
import { promote } from './commands/promote.ts';
import { prune } from './commands/prune.ts';
import { remove } from './commands/remove.ts';
import { rollback } from './commands/rollback.ts';
import { status } from './commands/status.ts';
import { tokens } from './commands/tokens.ts';
import { types } from './commands/types.ts';
import { watch } from './commands/watch.ts';
import { withdraw } from './commands/withdraw.ts';
import type { DeployContext } from './context.ts';

/** The commands that the deploy service carries out, by name. */
export const serviceCommands: Readonly<
  Record<Exclude<CommandName, 'release'>, (args: Args, context: DeployContext) => Promise<void>>
> = { preview, promote, watch, withdraw, rollback, remove, status, history, tokens, types, prune };

/** Carries out a command for whoever may give it. @throws with one sentence when it fails */
export async function carryOut(name: keyof typeof serviceCommands, args: Args, context: DeployContext) {
  const { args: counts, rights }: Command = commands[name];
  const isWhole = rights === 'site' || Boolean(args.values.all);
  const [application] = partsOf(args.positionals[0] ?? '');
  if (!counts.includes(args.positionals.length) || (rights === 'application' && !isWhole && !application))
    throw misused(name);
  if (rights) requireRight(context.identity, isWhole ? undefined : application);
  await serviceCommands[name](args, context);
}
