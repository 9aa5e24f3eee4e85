/** What a visitor writes in most trials. */
export const visitor = {
  name: 'Jane Doe',
  email: 'jane@visitor.test',
  phone: '+1 760 555 0199',
  message: 'We would like to see the house in Pedregal.',
};

/** Adrian Bellamy (id 2), as his page names him. */
export const adrian = {
  agentName: 'Adrian Bellamy',
  agentEmail: 'adrian@dosmares.example',
  agentId: 2,
  agent: 'adrian-bellamy',
  source: 'agent-landing-page',
  timestamp: '2026-03-03T19:00:00.000Z',
};

/** The two bodies that one submission of Adrian's page makes (F12). */
export const bothCalls = {
  agentInquiry: { ...visitor, propertyInterest: 'A villa', ...adrian },
  contact: {
    ...visitor,
    inquiryType: 'buying' as const,
    propertyType: 'A villa',
    preferredAgent: 'Adrian Bellamy',
    agentEmail: 'adrian@dosmares.example',
  },
};

/** The contact page's body (C11). */
export const contactPage = {
  ...visitor,
  inquiryType: 'selling' as const,
  propertyType: 'penthouse',
  preferredAgent: 'no-preference',
  agentEmail: '',
};
