import { type SubmitPolicy, type SubmitPolicyName, submitPolicies } from './submit-policies.ts';

const policies = Object.entries<SubmitPolicy>(submitPolicies);

describe('submit policies', () => {
  it.each(policies)('F01 F12 F16 %s begins with the inquiry to the agent', (_, { calls }) => {
    expect(calls.map(({ to }) => to)).toEqual(['agentInquiry', 'contact'].slice(0, calls.length));
  });

  it.each(policies)('R06 %s makes a second call exactly when it has one', (_, { calls, second }) => {
    expect(second === 'never').toBe(calls.length === 1);
  });

  it.each(policies)('F13 %s never waits for an answer that it does not need', (_, policy) => {
    expect(policy.secondAnswer === 'ignored').toBe(policy.enough === 'the first');
  });

  it.each(policies)('AG15 %s asks for every field that its bodies send', (_, { calls, alsoAsks }) => {
    const asked = new Set<string>(['name', 'email', 'phone', 'propertyInterest', 'message', ...alsoAsks]);
    const sent = calls
      .flatMap(({ body }) => Object.values(body))
      .flatMap((value) => ('form' in value ? value.form : []));

    expect(sent.filter((field) => !asked.has(field))).toEqual([]);
  });

  it.each(policies)(
    'R01 %s tells both endpoints who the visitor is and whom the message is for',
    (_, { calls }) => {
      for (const { body } of calls) {
        expect(Object.keys(body)).toEqual(
          expect.arrayContaining(['name', 'email', 'phone', 'message', 'agentEmail']),
        );
      }
    },
  );

  it('F17 two policies scroll to the top', () => {
    const scrolling = policies
      .filter(([, { afterwards }]) => afterwards === 'scroll to top')
      .map(([name]) => name);

    expect(scrolling).toEqual<SubmitPolicyName[]>(['inquiry-then-backup', 'one-after-the-other']);
  });
});
