import type { Recipient } from '../recipient.ts';

/** Somebody for tests of forms, whom no edit of content touches. */
export const sampleAgent: Recipient = {
  id: 77,
  slug: 'inma-de-la-vega',
  name: 'Inma de la Vega',
  firstName: 'Inma',
  email: 'inma@house.example',
  phone: '+1 (760) 555-0177',
  source: 'inma-landing-page',
};
