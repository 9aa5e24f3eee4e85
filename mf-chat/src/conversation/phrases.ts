import { office } from '@dosmares/content/office';

/** The first message of every conversation (CH02). */
export const greeting =
  'Welcome to Dos Mares Estates. I am the automated concierge: ask me about a home, an agent, the office or the market, in English or in Spanish.';

/** In place of a reply that did not come (CH08). */
export const apology = `I apologize, but I'm having trouble connecting right now. Please try again or contact us directly at ${office.email} or ${office.phone}.`;
