import type { Release } from '@dosmares/contracts/release';
import type { RouteEntry } from '@dosmares/contracts/remote';
import { label } from '../../store/label.ts';
import type { Rule } from './rule.ts';

/** Addresses that the edge answers by itself. */
const reserved = /^\/(assets|fonts|media|api|health|_[^/]*|robots\.txt|sitemap\.xml|site\.webmanifest)(\/|$)/;

/** Refuses two answers to one address: of two applications, of one application twice, or of the edge. */
export const routes: Rule = ({ subject, releases }) => {
  const own = placesOf(subject);
  const others = Object.values(releases).filter(({ name }) => name !== subject.name);

  return [
    ...own
      .filter((place) => reserved.test(place))
      .map((place) => `${label(subject)} answers ${place}, which belongs to the edge.`),
    ...repeated(own).map((place) => `${label(subject)} answers ${place} twice.`),
    ...others.flatMap((other) =>
      common(own, placesOf(other)).map(
        (place) => `${label(subject)} and ${label(other)} both answer ${place}.`,
      ),
    ),
  ];
};

/** Every address of a release: patterns by their shape, so that `/x/:id` and `/x/:name` are one, and each known value. */
const placesOf = ({ routes: entries }: Release) => entries.flatMap(placesOfEntry);

function placesOfEntry({ path, values = [], closed }: RouteEntry) {
  const known = values.map((value) => path.replace(/:\w+/, value));

  return closed ? known : [path.replace(/:\w+/g, ':'), ...known];
}

const common = (one: readonly string[], other: readonly string[]) =>
  one.filter((place) => other.includes(place));
const repeated = (all: readonly string[]) => all.filter((place, at) => all.indexOf(place) !== at);
