import { agentById, type RosterEntry, roster } from '@dosmares/content/roster';

export const agent = agentById(2) ?? (roster[0] as RosterEntry);

export const visitor = {
  name: 'Jane Doe',
  email: 'jane@visitor.test',
  phone: '+1 760 555 0199',
  message: 'We would like to see the house in Pedregal.',
};

/** That agent in the fields of an agent page's body. */
export const adrian = {
  agentName: agent.name,
  agentEmail: agent.email,
  agentId: agent.id,
  agent: agent.slug,
  source: 'agent-landing-page',
  timestamp: '2026-03-03T19:00:00.000Z',
};

/** The two bodies of one submission on an agent's page (F12). */
export const bothCalls = {
  agentInquiry: { ...visitor, propertyInterest: 'A villa', ...adrian },
  contact: {
    ...visitor,
    inquiryType: 'buying' as const,
    propertyType: 'A villa',
    preferredAgent: agent.name,
    agentEmail: agent.email,
  },
};

/** The body of the contact page (C11). */
export const contactPage = {
  ...visitor,
  inquiryType: 'selling' as const,
  propertyType: 'penthouse',
  preferredAgent: 'no-preference',
  agentEmail: '',
};
