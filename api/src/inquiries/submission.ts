import { createHash } from 'node:crypto';
import { agentById, agentByName, agentBySlug } from '@dosmares/content/roster';
import { cleanAddress, cleanLine, cleanText, normalForm } from '@dosmares/contracts/entries';
import { type InquiryBody, type InquiryEndpoint, inquiryBodies } from '@dosmares/contracts/inquiries';
import { honeypot } from '@dosmares/contracts/limits';
import { separator } from '@dosmares/mail/inquiry';
import { normalAddress } from '@dosmares/store/addresses';
import type { Details, Flag } from '@dosmares/store/database';

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

/** Reads a body in any of its documented variants; drops unknown fields (decision 0011). */
export function submissionFrom(endpoint: InquiryEndpoint, sent: InquiryBody): Submission {
  // Fields outside the endpoint's schema have not been validated.
  const { properties } = inquiryBodies[endpoint];
  const validated = Object.entries(sent).filter(([name]) => Object.hasOwn(properties, name));
  const body: InquiryBody = Object.fromEntries(validated) as never;
  const { agentId, flagged, claimed } = addressee(body);
  const details = {
    inquiryType: body.inquiryType,
    // One page has both fields (A9-5).
    property: [...new Set([tidy(body.propertyInterest), tidy(body.propertyType)])]
      .filter(Boolean)
      .join(separator),
    mlsNumber: tidy(body.mlsNumber),
    source: tidy(body.source),
    sentAt: tidy(body.timestamp),
    claimed,
  };

  return {
    endpoint,
    name: tidy(body.name),
    email: cleanAddress(body.email),
    phone: tidy(body.phone),
    message: cleanText(body.message),
    agentId,
    flagged,
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value)),
    hasFilledHoneypot: tidy(body[honeypot]) !== '',
  };
}

const tidy = (text = '') => cleanLine(text);

/** Hash that identifies a submission, about a house if given, whatever its spaces and letter case (decision 0011). */
export function fingerprint({ email, agentId, message, name, phone }: Submission, house = ''): string {
  const digits = phone.replace(/[^\d+]/g, '');
  const parts = [normalAddress(email), agentId, normal(message), normal(name), digits, house];

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
