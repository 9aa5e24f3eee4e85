import type { Command } from '../command.ts';

/** The commands of `npm run delivery -- COMMAND`. Each is loaded on demand, because a team waits for a rollback. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  release: async () => (await import('./release.ts')).release,
  preview: async () => (await import('./preview.ts')).preview,
  promote: async () => (await import('./promote.ts')).promote,
  watch: async () => (await import('./watch.ts')).watch,
  withdraw: async () => (await import('./withdraw.ts')).withdraw,
  rollback: async () => (await import('./rollback.ts')).rollback,
  remove: async () => (await import('./remove.ts')).remove,
  status: async () => (await import('./status.ts')).status,
  history: async () => (await import('./history.ts')).history,
  keys: async () => (await import('./keys.ts')).keys,
  types: async () => (await import('./types.ts')).types,
  verify: async () => (await import('./verify.ts')).verify,
  prune: async () => (await import('./prune.ts')).prune,
  new: async () => (await import('./new.ts')).make,
};
