type Body = Readonly<Record<string, string | number>>;

const visitor = {
  name: 'Ana Ruiz',
  email: 'ana@visitor.example',
  phone: '+52 612 555 0199',
  message: 'A house by the sea.',
};
const inquiry = { ...visitor, timestamp: '2026-03-01T18:00:00.000Z' };
const source = 'agent-landing-page';
const propertyInterest = 'Pedregal';

/** What each page sends when every field is filled, written out key by key (Q01 to Q05, R01 to R05). */
// biome-ignore format: one body, one line
export const filledBodies: Readonly<Record<number, { agentInquiry: Body; contact?: Body }>> = {
  1:  { agentInquiry: { ...inquiry, source, propertyInterest, agentName: 'Marisol Quintero', agentEmail: 'marisol@dosmares.example', agentId: 1, agent: 'marisol-quintero' } },
  2:  { agentInquiry: { ...inquiry, source, propertyInterest, agentName: 'Adrian Bellamy', agentEmail: 'adrian@dosmares.example', agentId: 2, agent: 'adrian-bellamy' },
        contact: { ...visitor, inquiryType: 'buying', propertyType: 'Pedregal', preferredAgent: 'Adrian Bellamy', agentEmail: 'adrian@dosmares.example' } },
  3:  { agentInquiry: { ...inquiry, source, propertyType: 'Pedregal', inquiryType: 'general', preferredAgent: 'Catalina Orozco', agentName: 'Catalina Orozco', agentEmail: 'catalina@dosmares.example', agentId: 3, agent: 'catalina-orozco' },
        contact: { ...visitor, inquiryType: 'general', propertyType: 'Pedregal', preferredAgent: 'Catalina Orozco', agentEmail: 'catalina@dosmares.example' } },
  4:  { agentInquiry: { ...inquiry, source, propertyType: 'Pedregal', inquiryType: 'general', preferredAgent: 'Julian Prescott', agentName: 'Julian Prescott', agentEmail: 'julian@dosmares.example', agentId: 4, agent: 'julian-prescott' },
        contact: { ...visitor, inquiryType: 'general', propertyType: 'Pedregal', preferredAgent: 'Julian Prescott', agentEmail: 'julian@dosmares.example' } },
  5:  { agentInquiry: { ...inquiry, source, propertyInterest, agentName: 'Renata Solis', agentEmail: 'renata@dosmares.example', agentId: 5, agent: 'renata-solis' },
        contact: { ...visitor, inquiryType: 'buying', propertyType: 'Pedregal', preferredAgent: 'Renata Solis', agentEmail: 'renata@dosmares.example' } },
  6:  { agentInquiry: { ...inquiry, source, propertyType: 'Pedregal', inquiryType: 'general', preferredAgent: 'Tobias Lindqvist', agentName: 'Tobias Lindqvist', agentEmail: 'tobias@dosmares.example', agentId: 6, agent: 'tobias-lindqvist' },
        contact: { ...visitor, inquiryType: 'general', propertyType: 'Pedregal', preferredAgent: 'Tobias Lindqvist', agentEmail: 'tobias@dosmares.example' } },
  7:  { agentInquiry: { ...inquiry, source, propertyInterest, agentName: 'Valeria Montes', agentEmail: 'valeria@dosmares.example', agentId: 7, agent: 'valeria-montes' },
        contact: { ...visitor, inquiryType: 'buying', propertyType: 'Pedregal', preferredAgent: 'Valeria Montes', agentEmail: 'valeria@dosmares.example' } },
  8:  { agentInquiry: { ...inquiry, source, propertyType: 'Pedregal', inquiryType: 'general', preferredAgent: 'Emilio Carranza', agentName: 'Emilio Carranza', agentEmail: 'emilio@dosmares.example', agentId: 8, agent: 'emilio-carranza' },
        contact: { ...visitor, inquiryType: 'general', propertyType: 'Pedregal', preferredAgent: 'Emilio Carranza', agentEmail: 'emilio@dosmares.example' } },
  9:  { agentInquiry: { ...inquiry, source, propertyInterest, inquiryType: 'general', propertyType: '', agentName: 'Helena Marsh', agentEmail: 'helena@dosmares.example', agentId: 9, agent: 'helena-marsh' },
        contact: { ...visitor, inquiryType: 'general', propertyType: '', preferredAgent: 'Helena Marsh', agentEmail: 'helena@dosmares.example' } },
  10: { agentInquiry: { ...inquiry, source: 'bruno-aguilar-landing-page', propertyInterest, agentName: 'Bruno Aguilar', agentEmail: 'bruno@dosmares.example', agentId: 10, agent: 'bruno-aguilar' },
        contact: { ...visitor, inquiryType: 'general', propertyType: 'Pedregal', preferredAgent: 'Bruno Aguilar', agentEmail: 'bruno@dosmares.example' } },
  12: { agentInquiry: { ...inquiry, source: 'leonor-arriaga-landing-page', propertyInterest, agentName: 'Leonor Arriaga', agentEmail: 'leonor@dosmares.example', agentId: 12, agent: 'leonor-arriaga' },
        contact: { ...visitor, inquiryType: 'general', propertyType: 'Pedregal', preferredAgent: 'Leonor Arriaga', agentEmail: 'leonor@dosmares.example' } },
};

type Fallback = readonly [inquiry: Body, contact?: Body];

const none = { propertyType: 'Not specified' };
const luxury = { propertyType: 'luxury-property' };
const empty = { propertyInterest: '' };

/** What the keys about the property hold when the visitor named none (Q04, R02 to R05). */
// biome-ignore format: a table reads in columns
export const fallbacks: Readonly<Record<number, Fallback>> = {
  1:  [empty],
  2:  [empty, { propertyType: '' }],
  3:  [none,  none],
  4:  [none,  none],
  5:  [empty, { propertyType: '' }],
  6:  [none,  none],
  7:  [empty, { propertyType: '' }],
  8:  [none,  none],
  9:  [{ ...empty, propertyType: '' }, { propertyType: '' }],
  10: [empty, luxury],
  12: [empty, luxury],
};
