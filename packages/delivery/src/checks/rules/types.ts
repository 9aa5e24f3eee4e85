import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  contractTypes,
  exposeTypes,
  platformTypes,
  type Release,
  stockBuild,
} from '@dosmares/contracts/release';
import { label } from '../../store/label.ts';
import { type Check, compare } from './compare-types.ts';
import { mountsOf } from './exposes.ts';
import { pairs, type Question, type Rule, teamOf, underShell } from './rule.ts';

/**
 * Refuses releases whose types do not match, by running the compiler on the declarations of both (decision 0031): a
 * consumer's props of a slot, a page's type for the shell, a remote's imports from the platform. Releases of stock
 * federation tooling bring none.
 */
export const types: Rule = async (asked) => {
  if (asked.subject.commit === stockBuild) return [];
  const typed = Object.entries(asked.releases).filter(([, { commit }]) => commit !== stockBuild);
  const question = { ...asked, releases: Object.fromEntries(typed) as Question['releases'] };
  const trees = await Promise.all(
    Object.values(question.releases).map(
      async (release) => [label(release), await typesOf(release, question)] as const,
    ),
  );
  const untyped = trees.filter(([, folder]) => !existsSync(folder));
  if (untyped.length > 0) {
    return untyped.map(
      ([name]) => `${name} brings no declarations to compare: its team has to release it again.`,
    );
  }

  return compare([...slots(question), ...pages(question), ...platform(question)], new Map(trees));
};

const typesOf = async ({ name, version }: Release, { store }: Question) =>
  path.join(await store.releaseFolder(name, version), 'types');

function slots(question: Question): Check[] {
  return pairs(question).flatMap(([consumer, provider]) =>
    mountsOf(consumer, provider)
      .filter((expose) => expose in provider.exposes)
      .map((expose) => slotCheck(consumer, provider, expose)),
  );
}

function slotCheck(consumer: Release, provider: Release, expose: string): Check {
  const address = `${provider.name}/${expose}`;

  return {
    given: [label(consumer), contractTypes],
    taken: [label(provider), exposeTypes(provider.name, expose)],
    test: `const mounted: (props: Given.SlotProps['${address}']) => unknown = taken.default;`,
    sentence: `${label(consumer)} mounts ${address} with props that ${label(provider)} does not take, and ${teamOf(provider)} has to take until ${teamOf(consumer)} has moved`,
  };
}

function pages(question: Question): Check[] {
  return underShell(question).flatMap(([remote, shell]) =>
    pagesOf(remote).map((expose) => ({
      given: [label(shell), contractTypes],
      taken: [label(remote), exposeTypes(remote.name, expose)],
      test: 'const page: Given.PageModule = taken;',
      sentence: `${label(remote)} has a page ${expose} that ${label(shell)} cannot mount, and ${teamOf(remote)} has to change`,
    })),
  );
}

/** Pages that a release has a module for; missing modules are reported by `exposes`. */
const pagesOf = ({ routes, exposes }: Release) =>
  [...new Set(routes.map(({ expose }) => expose))].filter((expose) => expose in exposes);

// Their types contain the props of all slots, which are compared slot by slot instead.
const comparedElsewhere = ['Slot', 'SlotFrame'];

function platform(question: Question): Check[] {
  return underShell(question).flatMap(([remote, shell]) =>
    remote.platform.map((name) => ({
      given: [label(shell), platformTypes],
      taken: [label(remote), platformTypes],
      test: comparedElsewhere.includes(name)
        ? `const there: unknown = given.${name};`
        : `const fitting: (typeof Taken)['${name}'] = given.${name};`,
      sentence: `${label(remote)} takes ${name} from the platform differently from how ${label(shell)} offers it, and ${teamOf(shell)} has to ship what both can live with first`,
    })),
  );
}
