import type { AgentFact } from '@dosmares/content/submit-policies';

/** The agent whom an inquiry is for: what bodies and toasts may say of a person. */
export interface Recipient extends Record<Exclude<AgentFact, 'id'>, string> {
  id: number;
  firstName: string;
  phone: string;
}
