import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exposedTypes } from '@dosmares/contracts/release';
import type { SiteBuild } from '../../builds/site-build.ts';
import type { Args } from '../../commands.ts';
import { label } from '../../store/integrity.ts';
import { type DeployContext, liveOf, releaseNamed, versionOn } from '../context.ts';
import { waysBack } from '../make-live.ts';
import { objectionsTo } from './rollback.ts';

/** Prints what a release exposes, as TypeScript: its slots with their props and callbacks, and the paths of its pages. */
export async function types({ positionals: [word = ''] }: Args, context: DeployContext) {
  const release = word.includes('@')
    ? await releaseNamed(word, context)
    : { name: word, version: versionOn((await liveOf(context)).selection, word) };
  const folder = await context.store.releaseFolder(release.name, release.version);
  const text = await readFile(path.join(folder, 'types', exposedTypes), 'utf8').catch(() => {
    throw new Error(`${label(release)} does not say what it exposes: release it again.`);
  });
  context.tell(`// What ${label(release)} exposes, by delivery types.\n${text.trimEnd()}`);
}

/** Shows the status of the site, or the live release of one application. */
export async function status({ positionals: [name], values }: Args, context: DeployContext) {
  if (name !== undefined) {
    const version = (await liveOf(context)).selection[name];

    return context.tell(version ? label({ name, version }) : `${name} is not live`);
  }
  const found = await statusOf(context);
  const lines = values.json ? [JSON.stringify(found, null, 2)] : linesOf(found);
  for (const line of lines) context.tell(line);
}

type Status = Awaited<ReturnType<typeof statusOf>>;
type Shown = Status['live'];

/** Versions that are live and in canary, where rollbacks lead, and what others need of what these would take away. */
async function statusOf(context: DeployContext) {
  const { store, log, builds } = context;
  const live = await liveOf(context);
  const ways = waysBack(live, await log.history()).map(async ({ application, version, selection }) => ({
    application,
    version,
    isReady: await builds.isReady(selection),
    objections: await objectionsTo(application, selection, context),
  }));
  const canaries = live.canaries.map(async ({ application, version, share, build, since }) => ({
    application,
    version,
    share,
    ...(await shown(await store.readSiteBuild(build), since, context)),
  }));

  return {
    live: await shown(await store.readSiteBuild(live.build), live.since, context),
    canaries: await Promise.all(canaries),
    rollbackTargets: await Promise.all(ways),
  };
}

async function shown({ id, selection }: SiteBuild, since: string, { store }: DeployContext) {
  const rows = Object.entries(selection).map(async ([name, version]) => {
    const { commit } = await store.readRelease(name, version);
    const released = (await store.releasedAt(name, version)).toISOString();

    return [name, { version, commit, released }] as const;
  });

  return { build: id, since, versions: selection, applications: Object.fromEntries(await Promise.all(rows)) };
}

/** Formats the status for people: a block per site build, with the differences from live. */
function linesOf({ live, canaries, rollbackTargets }: Status): string[] {
  const tried = canaries.reduce((sum, { share }) => sum + share, 0);

  return [
    `live      ${live.build}  ${100 - tried} % of visitors, since ${when(live.since)}`,
    ...applicationLines(live),
    '',
    ...canaries.flatMap((canary) => [
      `canary    ${label({ ...canary, name: canary.application })}  ${canary.share} % of visitors, since ${when(canary.since)}`,
      ...applicationLines(canary, live),
      '',
    ]),
    ...rollbackTargets.flatMap(({ application, version, isReady, objections }) => [
      `back      rollback ${application} leads to ${version}${isReady ? '' : ', whose pages are being rendered'}`,
      ...objections.map((objection) => `  but ${objection}`),
    ]),
  ];
}

const applicationLines = ({ applications }: Shown, live?: Shown) =>
  Object.entries(applications)
    .filter(([name, { version }]) => live?.versions[name] !== version)
    .map(
      ([name, { version, commit, released }]) =>
        `  ${name.padEnd(18)}${version.padEnd(26)}${commit.slice(0, 12).padEnd(14)}released ${when(released)}`,
    );

/** A moment for people, as in `2026-11-28 00:05 UTC`. */
export const when = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;
