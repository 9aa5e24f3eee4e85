import { office } from '@dosmares/content/office';
import { chatLimits } from '@dosmares/contracts/limits';

/** The first message of every conversation (CH02). */
export const greeting =
  'Welcome to Dos Mares Estates. I am the automated concierge: ask me about a home, an agent, the office or the market, in English or in Spanish.';

/** In place of a reply that did not come (CH08). */
export const apology = `I apologize, but I'm having trouble connecting right now. Please try again or contact us directly at ${office.email} or ${office.phone}.`;

/** Beside a text that is longer than one question may be. */
export const tooLong = `Your message is longer than the ${chatLimits.question.toLocaleString('en-US')} characters that the concierge can read. Please shorten it, and send it then.`;
