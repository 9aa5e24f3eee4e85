import { type Release, stockBuild } from '@dosmares/contracts/release';
import { expand, isReserved } from '@dosmares/contracts/site/routes';
import { satisfies } from 'semver';
import type { Releases } from '../builds/site-build.ts';
import { label } from '../store/integrity.ts';

/** The question of the deploy checks for each site build with visitors: does this release fit those beside it? */
export interface Question {
  /** The release to check. */
  subject: Release;
  /** The release that it would replace; undefined for a new application. */
  before?: Release | undefined;
  /** Routes that it drops on purpose. */
  drops?: readonly string[];
  /** All releases of the site build, with the subject among them. */
  releases: Releases;
}

/** A rule: returns a sentence for each reason to refuse the release, naming both sides. */
type Rule = (question: Question) => readonly string[];

/** Rules between the releases of one site build that hold for a rollback too: those without a compiler or a browser. */
const lastingRules: readonly Rule[] = [contract, exposes, singletons, routes];

/** All rules between the releases of one site build, but that for types. */
export const rules: readonly Rule[] = [...lastingRules, droppedRoutes];

/** Needs of other releases that one application's version would break: a sentence each, naming both. */
export const objections = (application: string, releases: Releases): readonly string[] =>
  lastingRules.flatMap((rule) => rule({ subject: releases[application] as Release, releases }));

/** Returns every pair of releases that includes the subject, as consumer and provider. */
export function pairs({ subject, releases }: Question): readonly (readonly [Release, Release])[] {
  const others = Object.values(releases).filter(({ name }) => name !== subject.name);

  return others.flatMap((other) => [[subject, other] as const, [other, subject] as const]);
}

/** Pairs of a remote and the shell, which provides the platform and what is shared. */
export const underShell = (question: Question) =>
  pairs(question).filter(([, provider]) => provider.name === 'shell');

/** Names the team of an application, for refusals. */
export const teamOf = ({ name }: Pick<Release, 'name'>) => `the team of ${name}`;

/** Mounts of one release's modules by another, by expose. */
export const mountsOf = (consumer: Release, provider: Pick<Release, 'name'>) =>
  consumer.mounts
    .filter((address) => address.startsWith(`${provider.name}/`))
    .map((address) => address.split('/')[1] ?? '');

/**
 * Refuses remotes with a version of the contract that the shell does not support. While a shell supports two, each
 * remote can move from one to the other at its own pace.
 */
function contract(question: Question) {
  const servedBy = ({ servedContracts, contractVersion }: Release) => servedContracts ?? [contractVersion];

  return underShell(question)
    .filter(([remote, shell]) => !servedBy(shell).includes(remote.contractVersion))
    .map(
      ([remote, shell]) =>
        `${label(remote)} speaks version ${remote.contractVersion} of the contract, ${label(shell)} version ${servedBy(shell).join(' and ')}: ${teamOf(shell)} has to ship one that serves both first.`,
    );
}

/** Refuses releases that leave a consumer without a module that it mounts, or a route without its page. */
function exposes(question: Question) {
  const { subject } = question;
  const slots = pairs(question).flatMap(([consumer, provider]) =>
    mountsOf(consumer, provider)
      .filter((expose) => !(expose in provider.exposes))
      .map(
        (expose) =>
          `${label(consumer)} mounts ${provider.name}/${expose}, which ${label(provider)} does not expose: ${teamOf(provider)} has to, until ${teamOf(consumer)} has shipped without it.`,
      ),
  );
  const pages = subject.routes
    .filter(({ expose }) => !(expose in subject.exposes))
    .map(
      ({ path, expose }) =>
        `${label(subject)} has the route ${path}, but does not expose its page ${expose}: ${teamOf(subject)} has to do both or neither.`,
    );

  return [...slots, ...pages];
}

/** Refuses remotes that do not accept the shell's versions of shared modules. */
function singletons(question: Question) {
  return underShell(question).flatMap(([remote, shell]) =>
    Object.entries(remote.shared).flatMap(([name, range]) => {
      const given = shell.shared[name];
      // Stock federation tooling takes what nobody hands out from its own files.
      if (given ? satisfies(given, range) : remote.commit === stockBuild) return [];

      return [
        `${label(remote)} needs ${name} ${range}, and ${label(shell)} hands out ${given ?? 'none'}: ${teamOf(remote)} has to accept both versions before ${teamOf(shell)} hands out another.`,
      ];
    }),
  );
}

/** Refuses conflicting routes: of two applications, of one application twice, or with the edge. */
function routes({ subject, releases }: Question) {
  const own = placesOf(subject);
  const others = Object.values(releases).filter(({ name }) => name !== subject.name);

  return [
    ...own
      .filter(isReserved)
      .map((place) => `${label(subject)} answers ${place}, which belongs to the edge.`),
    ...own
      .filter((place, at) => own.indexOf(place) !== at)
      .map((place) => `${label(subject)} answers ${place} twice.`),
    ...others.flatMap((other) =>
      placesOf(other)
        .filter((place) => own.includes(place))
        .map(
          (place) =>
            `${label(subject)} and ${label(other)} both answer ${place}: one of the two teams has to give it up, in a release promoted with --drop ${place}.`,
        ),
    ),
  ];
}

/** Refuses to drop a route by accident: links and search engines lead to it. */
function droppedRoutes({ subject, before, drops = [] }: Question) {
  const kept = [...placesOf(subject), ...drops.map(formOf)];

  return (before?.routes.flatMap(expand) ?? [])
    .filter(({ path }) => !kept.includes(formOf(path)))
    .map(
      ({ path }) =>
        `${label(subject)} does not answer ${path} any more, which ${label(before ?? subject)} does; if that is meant, say --drop ${path}.`,
    );
}

/** Returns a release's paths in normal form, regardless of parameter names and case. */
const placesOf = ({ routes: entries }: Release) => entries.flatMap(expand).map(({ path }) => formOf(path));
const formOf = (path: string) => path.replace(/:\w+/g, ':').toLowerCase();
