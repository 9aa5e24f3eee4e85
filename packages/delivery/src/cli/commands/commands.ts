import type { Command } from '../command.ts';
import { history } from './history.ts';
import { keys } from './keys.ts';
import { make } from './new.ts';
import { preview } from './preview.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { release } from './release.ts';
import { remove } from './remove.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';
import { types } from './types.ts';
import { verify } from './verify.ts';
import { watch } from './watch.ts';
import { withdraw } from './withdraw.ts';

/** Everything that `npm run delivery -- COMMAND` can do. */
export const commands: Readonly<Record<string, Command>> = {
  release,
  preview,
  promote,
  watch,
  withdraw,
  rollback,
  remove,
  status,
  history,
  keys,
  types,
  verify,
  prune,
  new: make,
};
