/** The field of every form that no visitor sees: only programs fill it (decision 0012). */
export const honeypot = 'website';

/** The longest text that each field of an inquiry may hold, in characters. The schemas and the forms read it; it holds no TypeBox, so browsers may too. */
export const limits = {
  name: 200,
  email: 254,
  phone: 60,
  message: 10_000,
  propertyInterest: 200,
  propertyType: 200,
  preferredAgent: 120,
  mlsNumber: 20,
  [honeypot]: 2000,
} as const;

/** Limits of the panel's requests. Plain values, apart from the schemas: the browser reads them too (decision 0006). */
export const chatLimits = {
  /** Characters of one question. All of it is read. */
  question: 24_000,
  /** Bytes of the whole request. Of a conversation that has grown beyond it, the panel sends the newest part. */
  body: 192 * 1024,
  /** Characters of the path that names the visitor's page. */
  page: 120,
  /** Cards that a reply may ask for, and short replies that it may offer. */
  references: 6,
  choices: 4,
} as const;
