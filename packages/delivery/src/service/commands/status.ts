import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exposedTypes } from '@dosmares/contracts/release';
import type { Args } from '../../commands.ts';
import { ofEach } from '../../deployments/deployment.ts';
import type { Entry } from '../../log/database.ts';
import { type Selection, versionsOf } from '../../model.ts';
import { label } from '../../store/integrity.ts';
import { type DeployContext, labelOf, liveOf, releaseNamed, versionOn } from '../context.ts';
import { checkVerb } from '../make-live.ts';
import { objectionsTo, rollbackTargets } from './rollback.ts';

export async function types({ positionals: [reference = ''] }: Args, context: DeployContext) {
  const { store, print } = context;
  const release = reference.includes('@')
    ? await releaseNamed(reference, context)
    : { name: reference, version: versionOn((await liveOf(context)).selection, reference) };
  const folder = await store.releaseFolder(release.name, release.version);
  const text = await readFile(path.join(folder, 'types', exposedTypes), 'utf8').catch(() => {
    throw new Error(`${label(release)} does not say what it exposes: release it again.`);
  });
  print(`// What ${label(release)} exposes, by delivery types.\n${text.trimEnd()}`);
}

export async function status({ positionals: [name], values }: Args, context: DeployContext) {
  const { print } = context;
  if (name !== undefined) {
    const version = (await liveOf(context)).selection[name];

    return print(version ? label({ name, version }) : `${name} is not live`);
  }
  const found = await statusOf(context);
  print(values.json ? JSON.stringify(found, null, 2) : formatStatus(found));
}

async function statusOf(context: DeployContext) {
  const { store, log, deployments } = context;
  const live = await liveOf(context);
  const { selection, deployment, since } = live;
  const applicationsIn = (versions: Selection) =>
    ofEach(versions, async (name, version) => {
      const { commit } = await store.readRelease(name, version);

      return { version, commit, released: (await store.releasedAt(name, version)).toISOString() };
    });
  const tried = live.canaries.map(async (canary) => {
    const versions = { ...selection, ...versionsOf(canary) };

    return { ...canary, versions, applications: await applicationsIn(versions) };
  });
  const targets = rollbackTargets(live, await log.states()).map(async (target) => ({
    application: target.application,
    version: target.version,
    isReady: await deployments.isReady(target.selection),
    objections: await objectionsTo(target.application, target.selection, context),
  }));

  return {
    live: { deployment, since, versions: selection, applications: await applicationsIn(selection) },
    canaries: await Promise.all(tried),
    rollbackTargets: await Promise.all(targets),
  };
}

type Status = Awaited<ReturnType<typeof statusOf>>;

function formatStatus({ live, canaries, rollbackTargets }: Status): string {
  const tried = canaries.reduce((sum, { share }) => sum + share, 0);
  const lines = [
    `live      ${live.deployment}  ${100 - tried} % of visitors, since ${formatTime(live.since)}`,
    ...Object.entries(live.applications).map(applicationLine),
    '',
    ...canaries.flatMap(({ application, applications, ...canary }) => [
      `canary    ${labelOf({ application, ...canary })}  ${canary.share} % of visitors, since ${formatTime(canary.since)}`,
      ...Object.entries(applications)
        .filter(([name]) => name in versionsOf({ application, ...canary }))
        .map(applicationLine),
      '',
    ]),
    ...rollbackTargets.flatMap(({ application, version, isReady, objections }) => [
      `back      rollback ${application} leads to ${version}${isReady ? '' : ', whose pages are being rendered'}`,
      ...objections.map((objection) => `  but ${objection}`),
    ]),
  ];

  return lines.join('\n');
}

const applicationLine = ([name, { version, commit, released }]: [string, ApplicationStatus]) =>
  `  ${name.padEnd(18)}${version.padEnd(26)}${commit.slice(0, 12).padEnd(14)}released ${formatTime(released)}`;

type ApplicationStatus = Status['live']['applications'][string];

const formatTime = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

const maxEntries = 1_000;

export async function history({ values }: Args, { log, print }: DeployContext) {
  const last = Number(values.last ?? 20);
  if (!(Number.isInteger(last) && last >= 1 && last <= maxEntries))
    throw new Error(`The last steps are a whole number from 1 to ${maxEntries}.`);

  const entries = (await log.history(2 * maxEntries)).filter(({ verb }) => verb !== checkVerb);
  for (const entry of entries.slice(0, last)) print(formatEntry(entry));
}

const movingVerbs = new Set(['promote', 'rollback', 'remove', 'compose']);

/** Reasons written by commands rather than by a person. */
const isAutomatic = /^(from|for|on) /;

function formatEntry({ at, actor, verb, subject, reason, live }: Entry) {
  const lines = [`${formatTime(at)}  ${actor}`, `  ${verb} ${subject}`];
  const short = reason?.replace(/\b([0-9a-f]{12})[0-9a-f]{28}\b/g, '$1');
  if (short) lines.push(`  ${isAutomatic.test(short) ? '' : 'why: '}${short}`);
  if (live && movingVerbs.has(verb)) lines.push(`  live from then on: ${live.deployment}`);

  return lines.join('\n');
}
