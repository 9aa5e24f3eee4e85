import { stockBuild } from '@dosmares/contracts/release';
import { expand, isReserved } from '@dosmares/contracts/site/routes';
import { satisfies } from 'semver';
import type { Release } from '../manifest.ts';

/** Returns a sentence, naming both sides, for each incompatibility of a release with those beside it. */
export const objections = (subject: Release, all: readonly Release[]): readonly string[] => [
  ...pairs(subject, all).flatMap(([consumer, provider]) => unmetNeeds(consumer, provider)),
  ...routes(subject, all),
];

export const pairs = (subject: Release, all: readonly Release[]) =>
  all
    .filter(({ name }) => name !== subject.name)
    .flatMap((other) => [[subject, other] as const, [other, subject] as const]);

export const teamOf = ({ name }: Pick<Release, 'name'>) => `the team of ${name}`;

export const mountsOf = (consumer: Release, provider: Pick<Release, 'name'>) =>
  consumer.mounts
    .filter((address) => address.startsWith(`${provider.name}/`))
    .map((address) => address.split('/')[1] ?? '');

function unmetNeeds(consumer: Release, provider: Release): readonly string[] {
  const missing = mountsOf(consumer, provider)
    .filter((expose) => !(expose in provider.exposes))
    .map(
      (expose) =>
        `${consumer.name} mounts ${provider.name}/${expose}, which ${provider.name} does not expose: ${teamOf(provider)} has to, until ${teamOf(consumer)} has shipped without it.`,
    );

  return provider.name === 'shell'
    ? [...contractMismatch(consumer, provider), ...missing, ...singletonMismatches(consumer, provider)]
    : missing;
}

/** While a shell supports two versions of the contract, each remote can move at its own pace. */
function contractMismatch(remote: Release, shell: Release) {
  const served = shell.servedContracts ?? [shell.contractVersion];
  if (served.includes(remote.contractVersion)) return [];

  return [
    `${remote.name} speaks version ${remote.contractVersion} of the contract, ${shell.name} version ${served.join(' and ')}: ${teamOf(shell)} has to ship one that serves both first.`,
  ];
}

function singletonMismatches(remote: Release, shell: Release) {
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const given = shell.shared[name];
    // Stock federation builds bring a copy of everything that the shell does not share.
    if (given ? satisfies(given, range) : remote.commit === stockBuild) return [];

    return [
      `${remote.name} needs ${name} ${range}, and ${shell.name} hands out ${given ?? 'none'}: ${teamOf(remote)} has to accept both versions before ${teamOf(shell)} hands out another.`,
    ];
  });
}

function routes(subject: Release, all: readonly Release[]) {
  const own = pathsOf(subject);
  const others = all.filter(({ name }) => name !== subject.name);

  return [
    ...subject.routes
      .filter(({ expose }) => !(expose in subject.exposes))
      .map(
        ({ path, expose }) =>
          `${subject.name} has the route ${path}, but does not expose its page ${expose}: ${teamOf(subject)} has to do both or neither.`,
      ),
    ...own.filter(isReserved).map((place) => `${subject.name} answers ${place}, which belongs to the edge.`),
    ...own
      .filter((place, at) => own.indexOf(place) !== at)
      .map((place) => `${subject.name} answers ${place} twice.`),
    ...others.flatMap((other) =>
      pathsOf(other)
        .filter((place) => own.includes(place))
        .map(
          (place) =>
            `${subject.name} and ${other.name} both answer ${place}: one of the two teams has to give it up, in a release promoted with --drop ${place}.`,
        ),
    ),
  ];
}

/** Refuses to drop a route by accident: links and search engines lead to it. */
export function droppedRoutes(subject: Release, before: Release, drops: readonly string[]) {
  const kept = [...pathsOf(subject), ...drops.map(normalized)];

  return before.routes
    .flatMap(expand)
    .filter(({ path }) => !kept.includes(normalized(path)))
    .map(
      ({ path }) =>
        `${subject.name} no longer answers ${path}, which ${before.name} does; if you mean it, say --drop ${path}.`,
    );
}

/** Returns a release's paths in normal form, regardless of parameter names and case. */
const pathsOf = ({ routes: entries }: Release) => entries.flatMap(expand).map(({ path }) => normalized(path));
const normalized = (path: string) => path.replace(/:\w+/g, ':').toLowerCase();
