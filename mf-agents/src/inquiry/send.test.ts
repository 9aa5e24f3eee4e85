import { type SubmitPolicyName, submitPolicies } from '@dosmares/content/submit-policies';
import { honeypot } from '@dosmares/contracts/limits';
import type { Answer } from '@dosmares/platform';
import { say } from './compose-body.ts';
import { send } from './send.ts';
import { sampleAgent as agent } from './testing/sample-agent.ts';

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
const told = (error: unknown): Answer => ({ ok: false, status: 400, body: { success: false, error } });

async function reasonGiven(name: SubmitPolicyName, answers: readonly Answer[]) {
  const queue = [...answers];

  return send(submitPolicies[name], submission, async () => queue.shift() ?? fine);
}

describe('why an inquiry was not sent', () => {
  it.each<[string, SubmitPolicyName, readonly Answer[], string]>([
    ['F06', 'inquiry-alone', [told('Please wait a minute.')], 'Please wait a minute.'],
    ['F06', 'inquiry-alone', [{ ...fine, body: undefined }], 'Failed to send message'],
    ['F06', 'inquiry-alone', [{ ...fine, body: 'true' }], 'Failed to send message'],
    ['F08', 'both-must-arrive', [told('No such agent'), fine], 'No such agent'],
    ['F08', 'both-must-arrive', [told('No such agent'), told('Too long')], 'Too long'],
    ['F08', 'both-must-arrive', [told(''), told({ code: 1 })], 'Main contact form failed'],
    ['F08', 'both-must-arrive', [told(''), fine], 'Agent inquiry failed'],
  ])('%s %s %j: %s', async (_, policy, answers, reason) => {
    expect(await reasonGiven(policy, answers)).toEqual({ arrived: false, reason, refused: {} });
  });
});

describe('the words of a toast', () => {
  it.each(Object.entries(submitPolicies))('F11 F15 %s leaves no placeholder open', (_, { thanks, sorry }) => {
    for (const words of [thanks, sorry])
      expect(Object.values(say(words, { ...agent, reason: 'Too long' })).join(' ')).not.toMatch(/[{}]/);
  });

  it("F06 ends the server's sentence once", () => {
    const { sorry } = submitPolicies['inquiry-alone'];

    expect(say(sorry, { ...agent, reason: 'Please wait a minute.' }).text).toBe(
      'Please wait a minute. Please call Inma at +1 (760) 555-0177 or email inma@house.example.',
    );
  });
});
