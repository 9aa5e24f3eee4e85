import { type SubmitPolicyName, submitPolicies } from '@dosmares/content/submit-policies';
import { honeypot } from '@dosmares/contracts/inquiry-fields';
import type { Answer } from '@dosmares/platform';
import { fillIn } from './compose-body.ts';
import { send } from './send.ts';
import { sampleAgent as agent } from './testing/open-form.tsx';

const form = {
  name: '',
  email: '',
  phone: '',
  propertyInterest: '',
  inquiryType: '',
  propertyType: '',
  message: '',
};
const submission = { form, agent, [honeypot]: '', sentAt: new Date() };

const fine: Answer = { ok: true, status: 200, body: { success: true } };
const refusal = (error: unknown): Answer => ({ ok: false, status: 400, body: { success: false, error } });

async function outcomeOf(name: SubmitPolicyName, answers: readonly Answer[]) {
  const queue = [...answers];

  return send(submitPolicies[name], submission, async () => queue.shift() ?? fine);
}

it.each<[string, SubmitPolicyName, readonly Answer[], string]>([
  ['F06', 'inquiry-alone', [refusal('Please wait a minute.')], 'Please wait a minute.'],
  ['F06', 'inquiry-alone', [{ ...fine, body: undefined }], 'Failed to send message'],
  ['F06', 'inquiry-alone', [{ ...fine, body: 'true' }], 'Failed to send message'],
  ['F08', 'both-must-arrive', [refusal('No such agent'), fine], 'No such agent'],
  ['F08', 'both-must-arrive', [refusal('No such agent'), refusal('Too long')], 'Too long'],
  ['F08', 'both-must-arrive', [refusal(''), refusal({ code: 1 })], 'Main contact form failed'],
  ['F08', 'both-must-arrive', [refusal(''), fine], 'Agent inquiry failed'],
])('%s gives the reason why an inquiry was not sent: %s %j: %s', async (_, policy, answers, reason) => {
  expect(await outcomeOf(policy, answers)).toEqual({ arrived: false, reason, refused: {} });
});

it.each([
  ['Please wait a minute.', 'Please wait a minute.'],
  ['One moment... or call', 'One moment... or call.'],
  ['One moment...', 'One moment...'],
])('F06 a toast neither repeats nor takes away a full stop of the reason: %s', (reason, said) => {
  const { sorry } = submitPolicies['inquiry-alone'];

  expect(fillIn(sorry, { ...agent, reason }).text).toBe(
    `${said} Please call Inma at +1 (760) 555-0177 or email inma@house.example.`,
  );
});
