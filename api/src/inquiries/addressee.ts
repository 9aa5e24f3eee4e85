import { agentById, agentByName, agentBySlug } from '@dosmares/content/roster';
import type { InquiryBody } from '@dosmares/contracts/inquiries';
import type { Flag } from '../store/database.ts';

type Claims = Pick<InquiryBody, 'agentId' | 'agent' | 'agentName' | 'preferredAgent' | 'agentEmail'>;

/** The recipient of an inquiry; null is the office. */
export interface Addressee {
  agentId: number | null;
  flagged: Flag | null;
  /** The agent that the form named, if it does not match the roster. */
  claimed: string | undefined;
}

/**
 * Decides from the roster alone whom an inquiry is for (X01). All of the form's agent fields must identify the same
 * person; otherwise the inquiry goes to the office, flagged.
 */
export function addressee({ agentEmail, ...claims }: Claims): Addressee {
  const named = [claims.agentId, claims.agent, claims.agentName, claims.preferredAgent]
    .map(text)
    .filter((claim) => claim !== '' && claim !== 'no-preference');
  const email = text(agentEmail);
  const agents = new Set(named.map(agentNamed));
  const [agent] = agents;
  const isOneAgent = agents.size === 1 && agent !== undefined;
  const isNobody = named.length === 0 && email === '';
  if (isNobody || (isOneAgent && (email === '' || email === agent.email)))
    return { agentId: agent?.id ?? null, flagged: null, claimed: undefined };

  return {
    agentId: null,
    flagged: isOneAgent || agents.size > 1 ? 'agent-mismatch' : 'agent-unknown',
    claimed: [...new Set([...named, email])].filter(Boolean).join(' · ').slice(0, 400),
  };
}

const text = (claim: string | number = '') => String(claim).trim().toWellFormed();

const agentNamed = (claim: string) =>
  (/^\d+$/.test(claim) ? agentById(Number(claim)) : undefined) ??
  agentBySlug(claim.toLowerCase()) ??
  agentByName(claim);
