import type { AgentFact } from '@dosmares/content/submit-policies';

/** The agent who receives an inquiry: the facts that bodies and toasts may use. */
export interface Recipient extends Record<Exclude<AgentFact, 'id'>, string> {
  id: number;
  firstName: string;
  phone: string;
}
