import { type SubmitPolicy, type SubmitPolicyName, submitPolicies } from './submit-policies.ts';

const policies = Object.entries<SubmitPolicy>(submitPolicies);

it.each(policies)(
  'AG15 F01 F12 F13 F16 R01 R06 %s sends and awaits what it needs, and asks for it',
  (_, policy) => {
    const { calls, second, secondAnswer, enough, alsoAsks } = policy;
    const asked = ['name', 'email', 'phone', 'propertyInterest', 'message', ...alsoAsks];
    const values = calls.flatMap(({ body }) => Object.values(body));

    expect(calls.map(({ to }) => to)).toEqual(['agentInquiry', 'contact'].slice(0, calls.length));
    expect(second === 'never').toBe(calls.length === 1);
    expect(secondAnswer === 'ignored').toBe(enough === 'the first');
    for (const value of values) if ('form' in value) expect(asked).toContain(value.form);
    for (const { body } of calls)
      expect(Object.keys(body)).toEqual(
        expect.arrayContaining(['name', 'email', 'phone', 'message', 'agentEmail']),
      );
  },
);

it('F17 two policies scroll to the top', () => {
  const scrolling = policies.filter(([, { afterwards }]) => afterwards === 'scroll to top');

  expect(scrolling.map(([name]) => name)).toEqual<SubmitPolicyName[]>([
    'inquiry-then-backup',
    'one-after-the-other',
  ]);
});
