import type { parseArgs } from 'node:util';

/** A command of `npm run delivery`. */
export interface Command {
  usage: string;
  /** One line for the help. */
  does: string;
  /** Allowed numbers of arguments besides options. */
  args: readonly number[];
  /** What whoever gives it has to be allowed to ship; nothing where it only reads, or asks for rights itself. */
  rights?: 'application' | 'site';
  options?: NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;
  /** Whether it runs on this machine, not in the deploy service. */
  isLocal?: boolean;
}

/** The arguments of a command: positional ones, and options. */
export interface Args {
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
    args: [0, 1],
    options: { 'working-tree': flag, from: text },
    isLocal: true,
  },
  preview: {
    usage: 'preview APP@VERSION [--hours HOURS] [--revoke]',
    does: 'gives a link that shows the live site with that release, for a day or as long as you say; --revoke ends all such links',
    args: [1],
    rights: 'application',
    options: { hours: text, revoke: flag },
  },
  promote: {
    usage:
      'promote APP@VERSION [--share PERCENT] [--watch] [--because REASON] [--drop PATH,PATH] [--without-api] [--without-browser]',
    does: 'checks that release against all that gets visitors, then makes it live, or a canary with that share; --watch takes it back when visitors fare worse',
    args: [1],
    rights: 'application',
    options: {
      share: text,
      watch: flag,
      because: text,
      drop: text,
      'without-api': flag,
      'without-browser': flag,
    },
  },
  watch: {
    usage: 'watch APP [--minutes MINUTES]',
    does: "watches an application's canary, and takes it back when its pages fail more often than live ones",
    args: [1],
    rights: 'application',
    options: { minutes: text },
  },
  withdraw: {
    usage: 'withdraw APP[@VERSION] [--because REASON]',
    does: "takes an application's canary back, if that is still the version named; everybody else's go on",
    args: [1],
    rights: 'application',
    options: { because: text },
  },
  rollback: {
    usage: 'rollback APP[@VERSION] [--anyway] | rollback --all [--to SITE-BUILD] [--because REASON]',
    does: "takes an application back to what was live before, if that is still the version named, and keeps everybody else's; or takes the whole site back, at once",
    args: [0, 1],
    rights: 'application',
    options: { all: flag, to: text, anyway: flag, because: text },
  },
  remove: {
    usage: 'remove APP [--because REASON] [--without-browser]',
    does: 'takes an application off the site, with all of its routes, if nobody mounts anything of it; promote puts it back',
    args: [1],
    rights: 'application',
    options: { because: text, 'without-browser': flag },
  },
  status: {
    usage: 'status [APP] [--json]',
    does: 'shows what is live and in canary, and where rollbacks lead: versions, commits, ages; or the live release of one application',
    args: [0, 1],
    options: { json: flag },
  },
  history: {
    usage: 'history [--last COUNT]',
    does: 'tells who did what, when and why: the last twenty steps, or as many as you say',
    args: [0],
    options: { last: text },
  },
  tokens: {
    usage: 'tokens | tokens add NAME --for APP,APP | tokens rotate NAME | tokens revoke NAME',
    does: 'tells which tokens may ship which application; adds one, exchanges it (the one before counts for another day) or revokes it',
    args: [0, 2],
    options: { for: text },
  },
  types: {
    usage: 'types APP | types APP@VERSION',
    does: 'tells what the live or that release exposes, as declarations to compile against',
    args: [1],
  },
  prune: {
    usage: 'prune [--all]',
    does: 'removes what none of the last hundred site builds and no preview names; --all also what is younger than an hour',
    args: [0],
    rights: 'site',
    options: { all: flag },
  },
} as const satisfies Readonly<Record<string, Command>>;

/** The name of a command. */
export type CommandName = keyof typeof commands;

/** Returns the error that tells how a command is used. */
export const misused = (name: CommandName) => new Error(`Usage: npm run delivery -- ${commands[name].usage}`);
