import type { Release } from '@dosmares/contracts/release';
import { expand, isReserved } from '@dosmares/contracts/site/routes';
import { label } from '../../store/label.ts';
import type { Rule } from './rule.ts';

/** Refuses conflicting routes: of two applications, of one application twice, or with the edge. */
export const routes: Rule = ({ subject, releases }) => {
  const own = placesOf(subject);
  const others = Object.values(releases).filter(({ name }) => name !== subject.name);

  return [
    ...own
      .filter(isReserved)
      .map((place) => `${label(subject)} answers ${place}, which belongs to the edge.`),
    ...repeated(own).map((place) => `${label(subject)} answers ${place} twice.`),
    ...others.flatMap((other) =>
      common(own, placesOf(other)).map(
        (place) =>
          `${label(subject)} and ${label(other)} both answer ${place}: one of the two teams has to give it up, in a release promoted with --drop ${place}.`,
      ),
    ),
  ];
};

/** Refuses to drop a route by accident: links and search engines lead to it. */
export const droppedRoutes: Rule = ({ subject, before, drops }) => {
  const meant = drops.map(formOf);
  const kept = placesOf(subject);

  return (before?.routes.flatMap(expand) ?? [])
    .filter(({ path }) => !kept.includes(formOf(path)) && !meant.includes(formOf(path)))
    .map(
      ({ path }) =>
        `${label(subject)} does not answer ${path} any more, which ${label(before ?? subject)} does; if that is meant, say --drop ${path}.`,
    );
};

/** Returns a release's paths in normal form, regardless of parameter names and case. */
const placesOf = ({ routes: entries }: Release) => entries.flatMap(expand).map(({ path }) => formOf(path));
const formOf = (path: string) => path.replace(/:\w+/g, ':').toLowerCase();

const common = (one: readonly string[], other: readonly string[]) =>
  one.filter((place) => other.includes(place));
const repeated = (all: readonly string[]) => all.filter((place, at) => all.indexOf(place) !== at);
