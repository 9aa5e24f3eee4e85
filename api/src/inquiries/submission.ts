import { createHash } from 'node:crypto';
import { agentById, agentByName, agentBySlug } from '@dosmares/content/roster';
import { normalForm } from '@dosmares/contracts/entries';
import { type InquiryEndpoint, inquiryBodies } from '@dosmares/contracts/inquiries';
import {
  fieldRows,
  honeypot,
  type InquiryBody,
  type InquiryDetails,
} from '@dosmares/contracts/inquiry-fields';
import { separator } from '@dosmares/mail/inquiry';
import { normalAddress } from '@dosmares/store/addresses';
import type { Details, Flag } from '@dosmares/store/database';
import Value from 'typebox/value';

export interface Submission {
  endpoint: InquiryEndpoint;
  name: string;
  email: string;
  phone: string;
  message: string;
  agentId: number | null;
  flagged: Flag | null;
  details: Details;
  /** Whether the hidden field is filled in, which only programs do. */
  hasFilledHoneypot: boolean;
}

/** Reads a clean and validated body in any of its documented variants; ignores unknown fields (decision 0011). */
export function submissionFrom(endpoint: InquiryEndpoint, sent: InquiryBody): Submission {
  const body = Value.Clean(inquiryBodies[endpoint], structuredClone(sent)) as InquiryBody;
  const { agentId, flagged, claimed } = addressee(body);

  return {
    endpoint,
    name: body.name,
    email: body.email,
    phone: body.phone ?? '',
    message: body.message,
    agentId,
    flagged,
    details: { ...detailsOf(body), ...(claimed && { claimed }) },
    hasFilledHoneypot: Boolean(body[honeypot]),
  };
}

function detailsOf(body: InquiryBody): InquiryDetails {
  const details: Record<string, unknown> = {};
  for (const [field, { detail }] of fieldRows()) {
    const value = body[field];
    if (!detail || !value) continue;
    const before = details[detail];
    // One page has both fields of the property (A9-5).
    details[detail] = before && before !== value ? `${before}${separator}${value}` : value;
  }

  return details;
}

/** Hash that identifies a submission, about a house if given, whatever its spaces and letter case (decision 0011). */
export function fingerprint(submission: Submission, house = ''): string {
  const { email, agentId, message, name, phone, details } = submission;
  const digits = phone.replace(/[^\d+]/g, '');
  const said = fieldRows().flatMap(([, { detail, varies }]) => (detail && !varies ? [details[detail]] : []));
  const parts = [normalAddress(email), agentId, normal(message), normal(name), digits, house, ...said];

  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

const normal = (text: string) => normalForm(text, 'NFC').replace(/\s+/g, ' ').trim().toLowerCase();

type Claims = Pick<InquiryBody, 'agentId' | 'agent' | 'agentName' | 'preferredAgent' | 'agentEmail'>;

/** Returns the agent on the roster whom all fields name, else the office; a mismatch is flagged (X01). */
export function addressee({ agentEmail, ...claims }: Claims) {
  const named = [claims.agentId, claims.agent, claims.agentName, claims.preferredAgent]
    .map(text)
    .filter((claim) => claim !== '' && claim !== 'no-preference');
  const email = text(agentEmail);
  const agents = new Set(named.map(agentNamed));
  const [agent] = agents;
  const isOneAgent = agents.size === 1 && agent !== undefined;
  const isNobody = named.length === 0 && email === '';
  if (isNobody || (isOneAgent && (email === '' || email === agent.email)))
    return { agentId: agent?.id ?? null, flagged: null };

  const flagged: Flag = isOneAgent || agents.size > 1 ? 'agent-mismatch' : 'agent-unknown';

  return {
    agentId: null,
    flagged,
    claimed: [...new Set([...named, email])].filter(Boolean).join(' · ').slice(0, 400),
  };
}

const text = (claim: string | number = '') => String(claim).trim().toWellFormed();

const agentNamed = (claim: string) =>
  (/^\d+$/.test(claim) ? agentById(Number(claim)) : undefined) ??
  agentBySlug(claim.toLowerCase()) ??
  agentByName(claim);
