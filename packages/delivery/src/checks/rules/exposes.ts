import type { Release } from '@dosmares/contracts/release';
import { label } from '../../store/label.ts';
import { pairs, type Question, type Rule, teamOf } from './rule.ts';

/** Refuses releases that leave a consumer without a module that it mounts, or a route without its page. */
export const exposes: Rule = (question) => [...missingSlots(question), ...missingPages(question.subject)];

function missingSlots(question: Question) {
  return pairs(question).flatMap(([consumer, provider]) =>
    mountsOf(consumer, provider)
      .filter((expose) => !(expose in provider.exposes))
      .map(
        (expose) =>
          `${label(consumer)} mounts ${provider.name}/${expose}, which ${label(provider)} does not expose: ${teamOf(provider)} has to, until ${teamOf(consumer)} has shipped without it.`,
      ),
  );
}

function missingPages(release: Release) {
  return release.routes
    .filter(({ expose }) => !(expose in release.exposes))
    .map(
      ({ path, expose }) =>
        `${label(release)} has the route ${path}, but does not expose its page ${expose}: ${teamOf(release)} has to do both or neither.`,
    );
}

/** Mounts of one release's modules by another, by expose. */
export const mountsOf = (consumer: Release, provider: Release) =>
  consumer.mounts
    .filter((address) => address.startsWith(`${provider.name}/`))
    .map((address) => address.split('/')[1] ?? '');
