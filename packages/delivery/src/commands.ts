import type { parseArgs } from 'node:util';

/** A command of `npm run delivery`. */
export interface Command {
  usage: string;
  /** One line for the help. */
  does: string;
  options: NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;
  /** How the deploy service is asked; without it, the command runs on this machine. */
  method?: 'GET' | 'POST';
}

/** The arguments of a command: positional ones, and options. */
export interface Words {
  positionals: readonly string[];
  values: Readonly<Record<string, string | boolean | undefined>>;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** The commands of `npm run delivery -- COMMAND`. */
export const commands = {
  release: {
    usage: 'release APP [--working-tree] | release --from MANIFEST',
    does: 'builds APP alone from the checked-out commit and keeps it, or takes what a stock federation build wrote; nobody sees it yet',
    options: { 'working-tree': flag, from: text },
  },
  preview: {
    usage: 'preview APP@VERSION [--hours HOURS] [--revoke]',
    does: 'gives a link that shows the live site with that release, for a day or as long as you say; --revoke ends all such links',
    options: { hours: text, revoke: flag },
    method: 'POST',
  },
  promote: {
    usage:
      'promote APP@VERSION [--share PERCENT] [--watch] [--because REASON] [--drop PATH,PATH] [--again] [--without-api] [--without-origins] [--without-browser]',
    does: 'checks that release against all that gets visitors, then makes it live, or a canary with that share; --watch takes it back when visitors fare worse',
    options: {
      share: text,
      watch: flag,
      because: text,
      drop: text,
      again: flag,
      'without-api': flag,
      'without-origins': flag,
      'without-browser': flag,
    },
    method: 'POST',
  },
  watch: {
    usage: 'watch APP [--every SECONDS] [--minutes MINUTES]',
    does: "watches an application's canary, and takes it back when its pages fail more often than live ones",
    options: { every: text, minutes: text },
    method: 'POST',
  },
  withdraw: {
    usage: 'withdraw APP[@VERSION] [--because REASON]',
    does: "takes an application's canary back, if that is still the version named; everybody else's go on",
    options: { because: text },
    method: 'POST',
  },
  rollback: {
    usage:
      'rollback APP[@VERSION] [--to VERSION] [--anyway] | rollback --all [--to SITE-BUILD] [--because REASON]',
    does: "takes an application back to what was live before, if that is still the version named, and keeps everybody else's; or takes the whole site back, at once",
    options: { all: flag, to: text, anyway: flag, because: text },
    method: 'POST',
  },
  remove: {
    usage: 'remove APP [--because REASON] [--without-browser]',
    does: 'takes an application off the site, with all of its routes, if nobody mounts anything of it; promote --again puts it back',
    options: { because: text, 'without-browser': flag },
    method: 'POST',
  },
  status: {
    usage: 'status [APP] [--json]',
    does: 'shows what is live and in canary, and where rollbacks lead: versions, commits, ages; or the live release of one application',
    options: { json: flag },
    method: 'GET',
  },
  history: {
    usage: 'history [--last COUNT] [--json]',
    does: 'tells who did what, when and why: the last twenty steps, or as many as you say',
    options: { last: text, json: flag },
    method: 'GET',
  },
  tokens: {
    usage: 'tokens | tokens add NAME --for APP,APP | tokens rotate NAME | tokens revoke NAME',
    does: 'tells which tokens may ship which application; adds one, exchanges it (the one before counts for another day) or revokes it',
    options: { for: text },
    method: 'POST',
  },
  types: {
    usage: 'types APP | types APP@VERSION [--to FOLDER]',
    does: 'tells what the live or that release exposes, as declarations to compile against; --to writes them to FOLDER/APP.d.ts',
    options: { to: text },
    method: 'GET',
  },
  prune: {
    usage: 'prune [--all]',
    does: 'removes what none of the last hundred site builds and no preview names; --all also what is younger than an hour',
    options: { all: flag },
    method: 'POST',
  },
} as const satisfies Readonly<Record<string, Command>>;

/** The name of a command. */
export type CommandName = keyof typeof commands;

/** Returns the positional arguments of a command; throws with its usage when there are too few or too many. */
export function wordsOf({ positionals }: Words, command: CommandName, count: number) {
  if (positionals.length !== count) throw new Error(`Usage: npm run delivery -- ${commands[command].usage}`);

  return positionals;
}
