import type { SubmitPolicyName } from '@dosmares/content/submit-policies';

type Body = Readonly<Record<string, string | number>>;

const visitor = {
  name: 'Ana Ruiz',
  email: 'ana@visitor.example',
  phone: '+52 612 555 0199',
  message: 'A house by the sea.',
};
const inquiry = { ...visitor, timestamp: '2026-03-01T18:00:00.000Z' };
const source = 'inma-landing-page';
const propertyInterest = 'Pedregal';
const [preferredAgent, agentEmail] = ['Inma de la Vega', 'inma@house.example'];
const agent = { agentName: preferredAgent, agentEmail, agentId: 77, agent: 'inma-de-la-vega' };
const preferred = { preferredAgent, agentEmail };

/** Bodies of each policy with every field filled, written out key by key (Q01 to Q05, R01 to R05). */
// biome-ignore format: a table reads in columns
export const filledBodies: Readonly<Record<SubmitPolicyName, { agentInquiry: Body; contact?: Body }>> = {
  'inquiry-alone':       { agentInquiry: { ...inquiry, source, propertyInterest, ...agent } },
  'inquiry-then-copy':   { agentInquiry: { ...inquiry, source, propertyInterest, ...agent }, contact: { ...visitor, inquiryType: 'buying', propertyType: 'Pedregal', ...preferred } },
  'inquiry-then-backup': { agentInquiry: { ...inquiry, source, propertyType: 'Pedregal', inquiryType: 'general', preferredAgent, ...agent }, contact: { ...visitor, inquiryType: 'general', propertyType: 'Pedregal', ...preferred } },
  'both-must-arrive':    { agentInquiry: { ...inquiry, source, propertyType: 'Pedregal', inquiryType: 'general', preferredAgent, ...agent }, contact: { ...visitor, inquiryType: 'general', propertyType: 'Pedregal', ...preferred } },
  'one-after-the-other': { agentInquiry: { ...inquiry, source, propertyInterest, inquiryType: 'general', propertyType: '', ...agent }, contact: { ...visitor, inquiryType: 'general', propertyType: '', ...preferred } },
  'either-may-arrive':   { agentInquiry: { ...inquiry, source, propertyInterest, ...agent }, contact: { ...visitor, inquiryType: 'general', propertyType: 'Pedregal', ...preferred } },
};

type Fallback = readonly [inquiry: Body, contact?: Body];

const none = { propertyType: 'Not specified' };
const luxury = { propertyType: 'luxury-property' };
const empty = { propertyInterest: '' };

/** Values of the keys about the property when the visitor entered none (Q04, R02 to R05). */
// biome-ignore format: a table reads in columns
export const fallbacks: Readonly<Record<SubmitPolicyName, Fallback>> = {
  'inquiry-alone': [empty],
  'inquiry-then-copy': [empty, { propertyType: '' }],
  'inquiry-then-backup': [none,  none],
  'both-must-arrive': [none,  none],
  'one-after-the-other': [{ ...empty, propertyType: '' }, { propertyType: '' }],
  'either-may-arrive': [empty, luxury],
};
