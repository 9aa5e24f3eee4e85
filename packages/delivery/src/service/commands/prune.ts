import { pagesIn } from '../../builds/site-build.ts';
import type { Args } from '../../commands.ts';
import { label } from '../../store/integrity.ts';
import { siteBuildName, textName } from '../../store/store.ts';
import type { DeployContext } from '../context.ts';
import { waysBack } from '../make-live.ts';

const hourMs = 3_600_000;

/** Number of site builds with visitors that stay: open tabs may still ask for their files. */
const kept = 100;

/**
 * Removes what none of the last site builds with visitors, no preview and no rollback names: site builds, their pages and
 * style sheets, and releases. What is younger than an hour stays, because it may be about to be promoted.
 */
export async function prune({ values }: Args, context: DeployContext) {
  const { store, log, builds, identity, tell } = context;
  const graceMs = values.all ? 0 : hourMs;
  const isOld = (at: Date | undefined) => at !== undefined && Date.now() - at.getTime() >= graceMs;
  const gone: string[] = [];

  async function removeOthers(kind: Parameters<typeof store.names>[0], wanted: ReadonlySet<string>) {
    for (const name of (await store.names(kind)).map((one) => `${kind}/${one}`))
      if (!wanted.has(name) && isOld(await store.storedAt(name))) {
        await store.remove(name);
        gone.push(name);
      }
  }

  const states = await log.states();
  const [live] = states;
  const seen = states.flatMap(({ build, canaries }) => [build, ...canaries.map((canary) => canary.build)]);
  const named = [...[...new Set(seen)].slice(0, kept), ...(live?.previews ?? []).map(({ build }) => build)];
  await removeOthers('site-builds', new Set(named.map(siteBuildName)));
  const left = await Promise.all(
    (await store.names('site-builds')).map((name) => store.readSiteBuild(name.replace('.json', ''))),
  );
  const pages = left.flatMap((build) => pagesIn(build).map(([, page]) => page));
  await removeOthers('pages', new Set(pages.map(({ html }) => textName('pages', html))));
  await removeOthers('styles', new Set(pages.map(({ styles = '' }) => textName('styles', styles))));

  const selections = [...left, ...(live ? waysBack(live, states) : [])].map(({ selection }) => selection);
  const releases: string[] = [];
  for (const name of await store.applications())
    for (const version of await store.versions(name)) {
      const isNeeded = selections.some((selection) => selection[name] === version);
      if (isNeeded || !isOld(await store.releasedAt(name, version))) continue;
      await store.removeRelease(name, version);
      releases.push(label({ name, version }));
    }
  await store.removeDrafts(graceMs);
  builds.forget();

  const counts = `${gone.length} site builds, pages and style sheets, and ${releases.length} releases`;
  await log.note({ actor: identity.name, verb: 'prune', subject: counts });
  tell(`Removed ${counts}.`);
  for (const release of releases) tell(`  ${release}`);
}
