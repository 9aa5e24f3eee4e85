import { rollbackTargets } from '../../composition/rollback-target.ts';
import { objections } from '../../gate/objections.ts';
import type { Composition } from '../../store/composition.ts';
import { label } from '../../store/label.ts';
import type { Pointer } from '../../store/pointer.ts';
import { compositionName, releaseName, type Store } from '../../store/store.ts';
import { type Command, wordsOf } from '../command.ts';
import { contentBehind } from '../content-behind.ts';
import { inTraffic, pointerOf } from '../named.ts';
import type { Shown, Status } from '../release-status.ts';
import { statusLines } from '../status-lines.ts';

const usage = 'status [APP] [--json]';

/** Shows the status of the site. */
export const status: Command = {
  usage,
  does: 'shows what is live, in canary and previously live, where rollbacks lead, and which releases show older content: versions, commits, ages; or the live release of one application',
  options: { json: { type: 'boolean' } },
  async run(words, context) {
    const [application] = words.positionals;
    wordsOf(words, { usage }, application === undefined ? 0 : 1);
    if (application !== undefined)
      return context.tell(liveLabel(application, await pointerOf(context.store)));

    const found = await statusOf(context.store);
    const lines = words.values.json ? [JSON.stringify(found, null, 2)] : statusLines(found, new Date());
    for (const line of lines) context.tell(line);
  },
};

function liveLabel(name: string, { selection }: Pointer) {
  const version = selection[name];

  return version ? label({ name, version }) : `${name} is not live`;
}

async function statusOf(store: Store): Promise<Status> {
  const pointer = await pointerOf(store);
  const { live, canaries, previous } = await inTraffic(pointer, store);
  const show = (composition: Composition) => shown(composition, store);

  return {
    live: { ...(await show(live)), since: pointer.since },
    canaries: await Promise.all(
      pointer.canaries.map(async ({ application, version, share, since }) => {
        const composition = canaries[application];

        return { application, version, share, since, shown: composition ? await show(composition) : null };
      }),
    ),
    previous: previous ? await show(previous) : null,
    rollbackTargets: await Promise.all(
      rollbackTargets(pointer, live).map(async (way) => ({
        application: way.application,
        version: way.version,
        objections: await objections(way, store),
      })),
    ),
    behind: await contentBehind(live.selection, store),
    withdrawn: pointer.withdrawn,
  };
}

async function shown({ id, selection }: Composition, store: Store): Promise<Shown> {
  const rows = Object.entries(selection).map(async ([name, version]) => {
    const { commit } = await store.readRelease(name, version);

    return [
      name,
      { version, commit, released: (await store.artifacts.keptAt(releaseName(name, version))).toISOString() },
    ] as const;
  });

  return {
    composition: id,
    composed: (await store.artifacts.keptAt(compositionName(id))).toISOString(),
    versions: selection,
    applications: Object.fromEntries(await Promise.all(rows)),
  };
}
