import { submitPolicies } from '@dosmares/content/submit-policies';
import type { CallEntry } from '@dosmares/contracts/endpoints';
import { honeypot } from '@dosmares/contracts/limits';

const made = Object.values(submitPolicies).flatMap((policy) => [...policy.calls]);

/** The forms' calls to the API, read from their submit policies (Q01 to Q05, R01 to R05). */
export const calls: readonly CallEntry[] = [...new Set(made.map(({ to }) => to))].map((to) => {
  const bodies = made.filter((call) => call.to === to).map(({ body }) => Object.keys(body));

  // The honeypot is no part of a policy: every form has it.
  return { to, fields: [...new Set([...bodies.flat(), honeypot])].sort() };
});
