export interface Command {
  /** Every form of the command; options are parsed from it, with a text if a capitalised word follows. */
  usage: string;
  does: string;
  /** What the token must be allowed to ship; missing if the command only reads, or checks rights itself. */
  rights?: 'application' | 'preview' | 'site';
}

export interface Args {
  positionals: readonly string[];
  values: Readonly<Record<string, string | boolean | undefined>>;
}

export const commands = {
  release: {
    usage: 'release APP [--working-tree] | release --from MANIFEST',
    does: 'builds APP alone from the checked-out commit and stores it, or stores the output of a stock federation build; nobody sees it yet',
  },
  preview: {
    usage: 'preview APP@VERSION... [--hours HOURS]',
    does: 'prints a link that shows the live site with these releases, for a day or for HOURS',
    rights: 'preview',
  },
  promote: {
    usage:
      'promote APP@VERSION... [--share PERCENT] [--watch] [--because REASON] [--drop PATH,PATH] [--anyway] [--without-api] [--without-browser]',
    does: 'checks a release, or several as one group, against everything that visitors get, then makes it live, or a canary with that share; --watch withdraws it if visitors fare worse',
    rights: 'application',
  },
  watch: {
    usage: 'watch APP [--minutes MINUTES]',
    does: 'watches the canary of an application until it can be judged, for a day or for MINUTES, and withdraws it if its pages fail more often than live ones; exits with 3 if that was not enough',
    rights: 'application',
  },
  withdraw: {
    usage: 'withdraw APP[@VERSION] [--because REASON]',
    does: 'ends the canary of an application, if it is still the version named; other canaries continue',
    rights: 'application',
  },
  rollback: {
    usage: 'rollback APP[@VERSION] [--anyway] | rollback --all [--to DEPLOYMENT] [--because REASON]',
    does: 'returns an application to the version that was live before, if the version named is still live, and keeps all others; with --all, returns the whole site',
    rights: 'application',
  },
  remove: {
    usage: 'remove APP [--because REASON] [--anyway] [--without-browser]',
    does: 'takes an application off the site, with all of its routes, unless another release mounts its modules or links to it; promote puts it back',
    rights: 'application',
  },
  status: {
    usage: 'status [APP] [--json]',
    does: 'shows what is live, which canaries there are, and where rollbacks lead: versions, commits, dates; with APP, only its live release',
  },
  history: {
    usage: 'history [--last COUNT]',
    does: 'shows who did what, when and why: the last twenty steps, or COUNT',
  },
  tokens: {
    usage: 'tokens | tokens add NAME --for APP,APP | tokens rotate NAME | tokens revoke NAME',
    does: 'shows which token may ship which application; adds one, rotates it (the old one ships for another day) or, if it has leaked, revokes it',
  },
  types: {
    usage: 'types APP | types APP@VERSION',
    does: 'prints what the live release, or the one named, exposes, as declarations to compile against',
  },
  prune: {
    usage: 'prune [--all]',
    does: 'removes what neither the last hundred deployments nor a preview needs; with --all, also what is younger than an hour',
    rights: 'site',
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

const option = /--([a-z-]+)( [A-Z]\S*\b)?/g;

/** Returns the options of a command, as `parseArgs` takes them. */
export const optionsOf = (name: CommandName) =>
  Object.fromEntries(
    [...commands[name].usage.matchAll(option)].map(([, flag = '', text]) => [
      flag,
      { type: text ? ('string' as const) : ('boolean' as const) },
    ]),
  );

/** Reports whether some form of a command takes this number of arguments. */
export const accepts = (name: CommandName, count: number) =>
  commands[name].usage.split(' | ').some((form) => {
    const [, ...words] = form.replaceAll(option, '').replaceAll('[]', '').trim().split(/\s+/);
    const needed = words.filter((word) => !word.startsWith('['));

    return count >= needed.length && (count <= words.length || form.includes('...'));
  });

export const usageError = (name: CommandName) =>
  new Error(`Usage: npm run delivery -- ${commands[name].usage}`);
