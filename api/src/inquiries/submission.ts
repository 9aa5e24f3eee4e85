import { cleanAddress, cleanLine, cleanText } from '@dosmares/contracts/entries';
import { type InquiryBody, type InquiryEndpoint, inquiryBodies } from '@dosmares/contracts/inquiries';
import { honeypot } from '@dosmares/contracts/limits';
import { separator } from '../mail/inquiry.ts';
import type { Facts, Flag } from '../store/database.ts';
import { addressee } from './addressee.ts';

/** A visitor's submission, normalized: the same for every endpoint. */
export interface Submission {
  endpoint: InquiryEndpoint;
  name: string;
  email: string;
  phone: string;
  message: string;
  agentId: number | null;
  flagged: Flag | null;
  facts: Facts;
  /** Whether the field that visitors do not see was filled, as only programs do. */
  isTrapped: boolean;
}

/** Reads a body in any of the documented variants. Unknown fields are dropped (decision 0011). */
export function submissionFrom(endpoint: InquiryEndpoint, sent: InquiryBody): Submission {
  const body = known(endpoint, sent);
  const { agentId, flagged, claimed } = addressee(body);

  return {
    endpoint,
    name: tidy(body.name),
    email: cleanAddress(body.email),
    phone: tidy(body.phone),
    message: cleanText(body.message),
    agentId,
    flagged,
    facts: given({
      inquiryType: body.inquiryType,
      // One page has both fields (A9-5).
      property: inOneLine([tidy(body.propertyInterest), tidy(body.propertyType)]),
      mlsNumber: tidy(body.mlsNumber),
      source: tidy(body.source),
      sentAt: tidy(body.timestamp),
      claimed,
    }),
    isTrapped: tidy(body[honeypot]) !== '',
  };
}

// Fields outside the endpoint's schema were not validated and could hold anything.
function known(endpoint: InquiryEndpoint, sent: InquiryBody): InquiryBody {
  const names = Object.keys(inquiryBodies[endpoint].properties) as (keyof InquiryBody)[];

  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(sent, name)).map((name) => [name, sent[name]]),
  ) as InquiryBody;
}

/** Joins several answers to one question into one text. */
const inOneLine = (answers: readonly string[]) => [...new Set(answers)].filter(Boolean).join(separator);

const tidy = (text: string | undefined) => cleanLine(text ?? '');

function given(facts: Record<Exclude<keyof Facts, 'follows'>, string | undefined>): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
}
