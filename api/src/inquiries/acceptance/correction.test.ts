import { profiles } from '@dosmares/content/profiles';
import { roster } from '@dosmares/content/roster';
import { submitPolicies } from '@dosmares/content/submit-policies';
import type { InquiryBody, InquiryEndpoint } from '@dosmares/contracts/inquiries';
import { bodyOf } from '../../../testing/bodies/agent-bodies.ts';
import { bothCalls, contactPage } from '../../../testing/bodies/bodies.ts';
import { submissionFrom } from '../submission.ts';
import { contentOf } from './content.ts';
import { mostCorrections, repeat } from './correction.ts';

type Call = readonly [InquiryEndpoint, InquiryBody];

/** Returns the result of a series of calls, and the kind of each after the first. */
function comesTo([first, ...more]: readonly Call[]) {
  let content = contentOf(submissionFrom(...(first as Call)));
  const outcomes = more.map((call) => {
    const [next, outcome] = repeat(content, submissionFrom(...call), new Date(0));
    content = next;
    return outcome;
  });

  return { content, outcomes };
}

const inquiry = (more: Partial<InquiryBody> = {}): Call => [
  'agentInquiry',
  { ...bothCalls.agentInquiry, ...more },
];
const copy = (more: Partial<InquiryBody> = {}): Call => [
  'contact',
  { ...bothCalls.contact, ...more } as InquiryBody,
];
const page = (more: object = {}): Call => ['contactEmail', { ...contactPage, ...more }];

describe('a further call with the same words', () => {
  const twoCalls = roster.flatMap((agent) => {
    const { calls } = submitPolicies[profiles[agent.id]?.submitPolicy ?? 'inquiry-alone'];
    const entered = [{ propertyInterest: 'A villa', propertyType: 'penthouse' }, {}];

    return entered.map(
      (form) =>
        [
          agent.id,
          Object.values(form).join() || 'nothing',
          calls.map(({ to, body }): Call => [to, bodyOf(body, agent, form) as InquiryBody]),
        ] as const,
    );
  });

  it.each(twoCalls)(
    'X02 of one click of the page of id %i with %s chosen is no correction, in either order, or twice',
    (_, __, calls) => {
      for (const order of [calls, calls.toReversed(), [...calls, ...calls]]) {
        const { content, outcomes } = comesTo(order);

        expect(outcomes).toEqual(outcomes.map(() => 'repeated'));
        expect(content.corrections).toEqual([]);
      }
    },
  );

  it('X02 adds what the first call of the click left open', () => {
    expect(comesTo([inquiry(), copy()]).content.facts).toMatchObject({
      inquiryType: 'buying',
      property: 'A villa',
      source: 'agent-landing-page',
    });
  });

  it.each([
    ['phone', { phone: '+52 624 123 4567' }, '+1 760 555 0199', '+52 624 123 4567'],
    ['phone', { phone: '' }, '+1 760 555 0199', ''],
    ['name', { name: 'Jane Roe' }, 'Jane Doe', 'Jane Roe'],
    ['property', { propertyType: 'villa' }, 'penthouse', 'villa'],
    ['property', { propertyType: '' }, 'penthouse', ''],
    ['inquiryType', { inquiryType: 'buying' }, 'selling', 'buying'],
    ['claimed', { preferredAgent: 'Nobody Known' }, '', 'Nobody Known'],
  ])('takes another %s (%j) for a correction, and keeps both values', (field, more, was, is) => {
    const { content, outcomes } = comesTo([page(), page(more)]);

    expect(outcomes).toEqual(['corrected']);
    expect(content.corrections).toEqual([{ at: '1970-01-01T00:00:00.000Z', changes: [{ field, was, is }] }]);
    const { name, phone, facts } = content;
    expect({ name, phone, claimed: '', ...facts }).toMatchObject(
      is === '' && field === 'property' ? {} : { [field]: is },
    );
    if (field === 'property' && is === '') expect(facts).not.toHaveProperty('property');
  });

  it('takes a property that was added by a second click for a correction', () => {
    expect(comesTo([page({ propertyType: '' }), page()]).outcomes).toEqual(['corrected']);
    expect(
      comesTo([inquiry({ propertyInterest: '' }), copy({ propertyType: '' }), inquiry()]).outcomes,
    ).toEqual(['repeated', 'corrected']);
  });

  it('takes both calls of a corrected click for one correction', () => {
    const changed = { phone: '+52 624 123 4567' };

    expect(comesTo([inquiry(), copy(), inquiry(changed), copy(changed)]).outcomes).toEqual([
      'repeated',
      'corrected',
      'repeated',
    ]);
  });

  it('takes a value that is changed back for a correction again', () => {
    const { content, outcomes } = comesTo([page(), page({ phone: '1' }), page()]);

    expect(outcomes).toEqual(['corrected', 'corrected']);
    expect(content.phone).toBe(contactPage.phone);
  });

  it('takes no notice of spaces and of what pages send for an empty field', () => {
    expect(comesTo([page({ propertyType: '' }), page({ propertyType: ' Not  specified' })]).outcomes).toEqual(
      ['repeated'],
    );
    expect(comesTo([page(), page({ name: ' Jane   Doe ' })]).outcomes).toEqual(['repeated']);
  });

  it('flags an inquiry whose corrected call names an agent who cannot be believed', () => {
    expect(comesTo([page(), page({ preferredAgent: 'Nobody Known' })]).content.flagged).toBe('agent-unknown');
  });

  it('refuses one correction too many and changes nothing by it, but still knows a repetition', () => {
    const calls = Array.from({ length: mostCorrections + 2 }, (_, number) => page({ phone: String(number) }));
    const { content, outcomes } = comesTo([...calls, page({ phone: String(mostCorrections) })]);

    expect(outcomes.slice(-2)).toEqual(['refused', 'repeated']);
    expect(content.phone).toBe(String(mostCorrections));
    expect(content.corrections).toHaveLength(mostCorrections);
  });
});
