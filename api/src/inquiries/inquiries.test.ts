import { profiles } from '@dosmares/content/profiles';
import { roster } from '@dosmares/content/roster';
import { type InquiryCall, submitPolicies } from '@dosmares/content/submit-policies';
import { endpoints } from '@dosmares/contracts/endpoints';
import { bodyOf } from '../../testing/bodies/agent-bodies.ts';
import { adrian, contactPage, visitor } from '../../testing/bodies/bodies.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import type { Incoming } from './accept.ts';

async function open() {
  const accept = jest.fn(async (_: Incoming) => ({ reference: 'DM-TEST-TEST', isNew: true }));
  const app = await buildTestApp({ inquiries: { accept } });
  const post = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers });

  return { accept, post };
}

const pages = roster.flatMap((agent) => {
  const policy = submitPolicies[profiles[agent.id]?.submitPolicy ?? 'inquiry-alone'];

  return policy.calls.map((call: InquiryCall) => [agent.id, call.to, agent, call] as const);
});

describe('the inquiry endpoints', () => {
  it.each(pages)(
    'Q01-Q05 R01-R05 the page of id %i sends %s a body that is taken, for that agent',
    async (id, _, agent, call) => {
      const { accept, post } = await open();

      const answer = await post(endpoints[call.to], bodyOf(call.body, agent));

      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        ok: true,
        success: true,
        reference: 'DM-TEST-TEST',
        answerBy: expect.stringMatching(/^\w+day, .*, .* Los Cabos time$/),
      });
      expect(accept).toHaveBeenCalledWith(
        expect.objectContaining({ submission: expect.objectContaining({ agentId: id, flagged: null }) }),
      );
    },
  );

  it('C11 C14 takes the contact page’s body, with and without its optional fields', async () => {
    const { accept, post } = await open();
    const { name, email, inquiryType, message } = contactPage;

    expect((await post(endpoints.contactEmail, contactPage)).json()).toMatchObject({ success: true });
    expect((await post(endpoints.contactEmail, { name, email, inquiryType, message })).json()).toMatchObject({
      success: true,
    });
    expect(accept.mock.calls.map(([{ submission }]) => submission.agentId)).toEqual([null, null]);
  });

  it.each([
    ['no name', { name: undefined }],
    ['a blank name', { name: ' \t' }],
    ['a name that nobody can see', { name: '\u200b\u200e' }],
    ['a name of 201 letters', { name: 'x'.repeat(201) }],
    ['a name that is a list', { name: ['Jane'] }],
    ['no e-mail', { email: '' }],
    ['an e-mail without a host', { email: 'jane' }],
    ['two e-mails', { email: 'jane@visitor.test,evil@elsewhere.test' }],
    ['an e-mail with a name', { email: 'Jane <jane@visitor.test>' }],
    ['a quoted list', { email: '"a, evil"@visitor.test' }],
    ['an e-mail of two lines', { email: 'jane@visitor.test\nBcc: evil@elsewhere.test' }],
    ['a blank message', { message: ' \n ' }],
    ['a message that is a number', { message: 5 }],
    ['a message of 10,001 letters', { message: 'x'.repeat(10_001) }],
    ['an inquiry type that is none', { inquiryType: 'begging' }],
    ['a message that nobody can see', { message: '\ufeff\u200b' }],
  ])('C03 Q06 refuses %s with success false', async (_, wrong) => {
    const { accept, post } = await open();

    const answer = await post(endpoints.contactEmail, { ...contactPage, ...wrong });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ ok: false, success: false, error: expect.stringMatching(/\w/) });
    expect(accept).not.toHaveBeenCalled();
  });

  it('C26 refuses nothing for what nobody can see, and takes an international address', async () => {
    const { accept, post } = await open();
    const pasted = {
      name: '\tJane\u2028Doe\r\nBcc: evil@elsewhere.test',
      phone: '\u202a+1 760\t555 0199\u202c',
      email: '\u00a0jane@niño.example\u200b',
    };

    const answer = await post(endpoints.contactEmail, { ...contactPage, ...pasted });

    expect(answer.statusCode).toBe(200);
    expect(accept.mock.calls[0]?.[0].submission).toMatchObject({
      name: 'Jane Doe Bcc: evil@elsewhere.test',
      phone: '+1 760 555 0199',
      email: 'jane@xn--nio-8ma.example',
    });
  });

  it('C03 requires an inquiry type of the contact page only', async () => {
    const { post } = await open();

    expect((await post(endpoints.contactEmail, visitor)).statusCode).toBe(400);
    expect((await post(endpoints.contact, visitor)).statusCode).toBe(200);
    expect((await post(endpoints.agentInquiry, { ...visitor, ...adrian })).statusCode).toBe(200);
  });
});
