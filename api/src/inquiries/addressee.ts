import { agentById, agentByName, agentBySlug, type RosterEntry } from '@dosmares/content/roster';
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

const nobody = new Set(['', 'no-preference']);

/**
 * Decides from the roster alone whom an inquiry is for (X01). All of the form's agent fields must identify the same
 * person; otherwise the inquiry goes to the office, flagged.
 */
export function addressee(claims: Claims): Addressee {
  const named = [claims.agentId, claims.agent, claims.agentName, claims.preferredAgent]
    .map(text)
    .filter((claim) => !nobody.has(claim));
  const email = text(claims.agentEmail);
  if (named.length === 0 && email === '') return { agentId: null, flagged: null, claimed: undefined };

  const agents = new Set(named.map(agentNamed));
  const [agent] = agents;
  const isOneAgent = agents.size === 1 && agent !== undefined;
  if (isOneAgent && (email === '' || email === agent.email))
    return { agentId: agent.id, flagged: null, claimed: undefined };

  return {
    agentId: null,
    flagged: isOneAgent || agents.size > 1 ? 'agent-mismatch' : 'agent-unknown',
    claimed: [...new Set([...named, email])].filter(Boolean).join(' · ').slice(0, 400),
  };
}

const text = (claim: string | number | undefined) =>
  String(claim ?? '')
    .trim()
    .toWellFormed();

function agentNamed(claim: string): RosterEntry | undefined {
  return (
    (/^\d+$/.test(claim) ? agentById(Number(claim)) : undefined) ??
    agentBySlug(claim.toLowerCase()) ??
    agentByName(claim)
  );
}
