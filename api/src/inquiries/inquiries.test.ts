import { profiles } from '@dosmares/content/profiles';
import { roster } from '@dosmares/content/roster';
import { type InquiryCall, submitPolicies } from '@dosmares/content/submit-policies';
import { endpoints } from '@dosmares/contracts/endpoints';
import { contactPage, visitor } from '../../testing/bodies/bodies.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import type { Incoming } from './accept.ts';

async function open() {
  const accept = jest.fn(async (_: Incoming) => ({ reference: 'DM-TEST-TEST', isNew: true }));
  const app = await buildTestApp({ inquiries: { accept } });
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

  return { accept, post, submission: () => accept.mock.calls[0]?.[0].submission };
}

const pages = roster.flatMap((agent) => {
  const policy = submitPolicies[profiles[agent.id]?.submitPolicy ?? 'inquiry-alone'];

  return policy.calls.map((call: InquiryCall) => [agent.id, call.to, agent, call] as const);
});

describe('the inquiry endpoints', () => {
  it.each(pages)(
    'Q01-Q05 R01-R05 accepts what the page of agent %i sends to %s, for that agent',
    async (id, _, agent, call) => {
      const { post, submission } = await open();

      const form = { ...visitor, propertyInterest: '', inquiryType: 'general', propertyType: '' };
      const source = profiles[id]?.source ?? '';
      const sources = { form, agent: { ...agent, source }, sentAt: new Date() };
      const answer = await post(endpoints[call.to], call.body(sources));

      expect(answer.json()).toEqual({
        ok: true,
        success: true,
        reference: 'DM-TEST-TEST',
        answerBy: expect.stringMatching(/^\w+day, .*, .* Los Cabos time$/),
      });
      expect(submission()).toMatchObject({ agentId: id, flagged: null });
    },
  );

  it('C03 Q06 accepts no list, name or header as an address', async () => {
    const { accept, post } = await open();
    const lists = ['jane@visitor.test,evil@elsewhere.test', '"a, evil"@visitor.test'];
    const headers = ['Jane <jane@visitor.test>', 'jane@visitor.test\nBcc: evil@elsewhere.test'];

    for (const email of ['', 'jane', ...lists, ...headers])
      expect((await post(endpoints.contactEmail, { ...contactPage, email })).statusCode).toBe(400);
    expect(accept).not.toHaveBeenCalled();
  });

  it('C26 accepts invisible characters by removing them, and an international address', async () => {
    const { post, submission } = await open();
    const pasted = {
      name: '\tJane\u2028Doe\r\nBcc: evil@elsewhere.test',
      phone: '\u202a+1 760\t555 0199\u202c',
      email: '\u00a0jane@niño.example\u200b',
      message: '\u202eHello\u202c \u2066there\r\nyou\ud800',
      evaluation: { size: '200\u0000 m²' },
      website: ' ',
      unknown: '\u0301'.repeat(60_000 / 2),
    };

    expect((await post(endpoints.contactEmail, { ...contactPage, ...pasted })).statusCode).toBe(200);
    expect(submission()).toMatchObject({
      name: 'Jane Doe Bcc: evil@elsewhere.test',
      phone: '+1 760 555 0199',
      email: 'jane@xn--nio-8ma.example',
      message: 'Hello there\nyou\ufffd',
      details: { evaluation: { size: '200 m²' } },
      hasFilledHoneypot: false,
    });
  });
});
