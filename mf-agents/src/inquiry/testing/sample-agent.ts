import type { Recipient } from '../compose-body.ts';

/** An agent for tests of forms, independent of the content. */
export const sampleAgent: Recipient = {
  id: 77,
  slug: 'inma-de-la-vega',
  name: 'Inma de la Vega',
  firstName: 'Inma',
  email: 'inma@house.example',
  phone: '+1 (760) 555-0177',
  source: 'inma-landing-page',
};
