import { isComposed } from '../../builds/compose.ts';
import type { SiteBuild } from '../../builds/site-build.ts';
import { objections } from '../../checks/objections.ts';
import { type Words, wordsOf } from '../../commands.ts';
import { label, partsOf } from '../../store/label.ts';
import type { DeployContext } from '../context.ts';
import { liveOf, waysBack } from '../site.ts';
import { type Shown, type Status, statusLines } from '../status-lines.ts';

/** Shows the status of the site. */
export async function status(words: Words, context: DeployContext) {
  const [application] = words.positionals;
  wordsOf(words, 'status', application === undefined ? 0 : 1);
  if (application !== undefined) return context.tell(await liveLabel(application, context));

  const found = await statusOf(context);
  const lines = words.values.json ? [JSON.stringify(found, null, 2)] : statusLines(found, new Date());
  for (const line of lines) context.tell(line);
}

async function liveLabel(name: string, context: DeployContext) {
  const version = (await liveOf(context)).selection[name];

  return version ? label({ name, version }) : `${name} is not live`;
}

async function statusOf(context: DeployContext): Promise<Status> {
  const { store, log } = context;
  const live = await liveOf(context);
  const history = await log.history();
  const ways = waysBack(live, history).map(async ({ application, version, selection }) => ({
    application,
    version,
    isReady: isComposed(selection, context),
    objections: await objections(application, selection, store),
  }));
  const withdrawals = history.filter(({ verb }) => verb === 'withdraw');
  const last = new Map(withdrawals.toReversed().map((entry) => [partsOf(entry.subject)[0], entry]));

  return {
    live: await shown(await store.readSiteBuild(live.build), live.since, context),
    canaries: await Promise.all(
      live.canaries.map(async ({ application, version, share, build, since }) => ({
        application,
        version,
        share,
        ...(await shown(await store.readSiteBuild(build), since, context)),
      })),
    ),
    rollbackTargets: await Promise.all(ways),
    withdrawn: [...last.values()].map(({ subject, reason, at }) => ({ subject, reason, at })),
  };
}

async function shown({ id, selection }: SiteBuild, since: string, { store }: DeployContext): Promise<Shown> {
  const rows = Object.entries(selection).map(async ([name, version]) => {
    const { commit } = await store.readRelease(name, version);
    const released = (await store.releasedAt(name, version)).toISOString();

    return [name, { version, commit, released }] as const;
  });

  return { build: id, since, versions: selection, applications: Object.fromEntries(await Promise.all(rows)) };
}
