import { type BodySources, formFields, submitPolicies } from '@dosmares/content/submit-policies';
import type { CallEntry } from '@dosmares/contracts/endpoints';
import { honeypot } from '@dosmares/contracts/inquiry-fields';

const policyCalls = Object.values(submitPolicies).flatMap((policy) => [...policy.calls]);
const form = Object.fromEntries(formFields.map((name) => [name, ''])) as BodySources['form'];
const agent = { id: 0, slug: '', name: '', email: '', source: '' };

/** Calls of the API by the forms, read from their submit policies (Q01 to Q05, R01 to R05). */
export const calls: readonly CallEntry[] = [...new Set(policyCalls.map(({ to }) => to))].map((to) => {
  const bodies = policyCalls
    .filter((call) => call.to === to)
    .map(({ body }) => Object.keys(body({ form, agent, sentAt: new Date() })));

  // The honeypot is not part of a policy: every form has it.
  return { to, fields: [...new Set([...bodies.flat(), honeypot])].sort() };
});
