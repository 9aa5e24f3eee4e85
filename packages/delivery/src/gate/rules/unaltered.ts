import { releaseFaults } from '../../store/verification.ts';
import type { Rule } from './rule.ts';

/** Refuses releases whose bytes or signature are wrong, the subject's or another's. */
export const whole: Rule = async ({ subject, releases, store }) => {
  const faults = Object.values(releases).map(({ name, version }) =>
    releaseFaults(name, version, store, { isNew: name === subject.name }),
  );

  return (await Promise.all(faults))
    .flat()
    .map((fault) => `${fault}: its team has to release it again, with its own key.`);
};
