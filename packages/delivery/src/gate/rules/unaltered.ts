import { releaseFaults } from '../../store/verification.ts';
import type { Rule } from './rule.ts';

/** Refuses when the bytes or the signature of a release are wrong, of the subject or of another. */
export const whole: Rule = async ({ subject, releases, store }) => {
  const faults = Object.values(releases).map(({ name, version }) =>
    releaseFaults(name, version, store, { isNew: name === subject.name }),
  );

  return (await Promise.all(faults))
    .flat()
    .map((fault) => `${fault}: its team has to release it again, with its own key.`);
};
