/** The field of every form that no visitor sees: only bots fill it in (decision 0011). */
export const honeypot = 'website';

/** Longest fields of an inquiry, in characters. Without TypeBox, so that browsers can load it. */
export const limits = {
  name: 200,
  email: 254,
  phone: 60,
  message: 10_000,
  propertyInterest: 200,
  propertyType: 200,
  preferredAgent: 120,
  mlsNumber: 20,
  inquiryType: 20,
  agentEmail: 254,
  agentName: 120,
  agentId: 4,
  agent: 120,
  source: 120,
  timestamp: 40,
  [honeypot]: 2000,
} as const;

/** Limits of the panel's requests, for the browser too (decision 0003). */
export const chatLimits = {
  question: 24_000,
  /** Bytes of the whole request. Of a longer conversation, the panel sends the newest part. */
  body: 192 * 1024,
  page: 120,
  cards: 6,
  links: 6,
  choices: 4,
} as const;
