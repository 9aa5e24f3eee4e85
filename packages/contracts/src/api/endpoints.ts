/** Every address that a browser posts to, by the name both sides use. */
export const endpoints = {
  chat: '/api/chat',
  chatFeedback: '/api/chat/feedback',
  contactEmail: '/api/send-contact-email',
  agentInquiry: '/api/contact/agent-inquiry',
  contact: '/api/contact',
  events: '/api/events',
} as const;

/** The answer to unknown addresses under `/api/`, from the API and from the site's own server (X08). */
export const nothingThere = {
  ok: false,
  success: false,
  code: 'not-found',
  error: 'There is nothing at this address',
} as const;

/** The header that names the page a visitor asks the assistant on: a path of the site. What is no such path is taken for none. */
export const pageHeader = 'x-page';

/** How the edge hands a page its ticket for reports: the name of a metric in the `Server-Timing` header, whose description it is. */
export const ticketMetric = 'ticket';

/** The name of one endpoint. */
export type EndpointName = keyof typeof endpoints;

/** One row of an application's call table (`src/calls.ts`): an endpoint, and every field its bodies may have. */
export interface CallEntry {
  to: EndpointName;
  fields: readonly string[];
}
