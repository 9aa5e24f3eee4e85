import { submitPolicies } from '@dosmares/content/submit-policies';
import { separator } from '../../mail/inquiry.ts';
import type { Facts } from '../../store/database.ts';

/** Facts that may hold several answers: of these a twin adds what is new, of all others only what is missing. */
const several: ReadonlySet<keyof Facts> = new Set(['inquiryType', 'property', 'claimed']);

/** Returns an inquiry's facts with those that another call of the same action has and the first lacked (X02). */
export function filledIn(facts: Facts, given: Facts): Facts {
  const names = Object.keys(given) as (keyof Facts)[];
  const more = names.map((name) => [
    name,
    several.has(name) ? together(facts[name], given[name]) : (facts[name] ?? given[name]),
  ]);

  return { ...facts, ...Object.fromEntries(more) };
}

function together(one = '', other = '') {
  const answers = [...one.split(separator), ...other.split(separator)].filter(Boolean);
  const real = answers.filter((answer) => !placeholders.has(answer));

  return [...new Set(real.length > 0 ? real : answers.slice(0, 1))].join(separator);
}

// Texts that pages send in place of an empty field.
const placeholders: ReadonlySet<string> = new Set(
  Object.values(submitPolicies)
    .flatMap(({ calls }) => calls.flatMap(({ body }) => Object.values(body)))
    .flatMap((value) => ('orElse' in value ? [value.orElse] : [])),
);
