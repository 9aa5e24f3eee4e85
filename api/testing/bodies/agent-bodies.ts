import { profiles } from '@dosmares/content/profiles';
import type { RosterEntry } from '@dosmares/content/roster';
import type { BodyPlan, BodyValue } from '@dosmares/content/submit-policies';
import { visitor } from './bodies.ts';

/**
 * Makes the body that an agent's page sends for its policy and the visitor's input, from the table that the page
 * reads.
 */
export function bodyOf(
  plan: BodyPlan,
  { id, slug, name, email }: RosterEntry,
  entered: Readonly<Record<string, string>> = {},
) {
  const form: Record<string, string> = {
    ...visitor,
    propertyInterest: '',
    inquiryType: 'general',
    propertyType: '',
    ...entered,
  };
  const facts = { id, slug, name, email, source: profiles[id]?.source ?? '' };
  const filled = (value: BodyValue) => {
    if ('form' in value) return form[value.form] || value.orElse || '';
    if ('agent' in value) return facts[value.agent];
    return 'always' in value ? value.always : new Date().toISOString();
  };

  return Object.fromEntries(Object.entries(plan).map(([key, value]) => [key, filled(value)]));
}
