/** Every address that a browser posts to, by the name that both sides use. */
export const endpoints = {
  chat: '/api/chat',
  contactEmail: '/api/send-contact-email',
  agentInquiry: '/api/contact/agent-inquiry',
  contact: '/api/contact',
  vitals: '/api/vitals',
} as const;

/** The answer to unknown addresses under `/api/`, from the API and from the site's own server (X08). */
export const nothingThere = {
  ok: false,
  success: false,
  code: 'not-found',
  error: 'There is nothing at this address',
} as const;

/** The header with the path of the page on which a visitor asks the assistant; any other value is ignored. */
export const pageHeader = 'x-page';

export type EndpointName = keyof typeof endpoints;

/** A row of an application's `src/calls.ts`: an endpoint, and every field that its bodies may have. */
export interface CallEntry {
  to: EndpointName;
  fields: readonly string[];
}
