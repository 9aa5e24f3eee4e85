import type { FastifyBaseLogger as Log } from 'fastify';
import type { Fault } from '../../store/database.ts';

/** nodemailer's error for a mail that was not accepted. */
export interface SmtpError {
  code?: string;
  /** The original code of the system or of TLS, when nodemailer replaced it by its own. */
  originalCode?: string;
  /** The SMTP command that failed. */
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Why a mail was not accepted, without quoting an address; its cause, and whether a retry is pointless. */
export interface MailFailure {
  reason: string;
  fault: Fault;
  isFinal: boolean;
}

/** Reasons, each with the codes and commands that tell of it, and with the settings behind it, if a setting mends it. */
const reasons: Readonly<Record<string, { told: string; mend?: string }>> = {
  'host not found': { told: 'ENOTFOUND EAI_AGAIN EDNS', mend: 'SMTP_HOST' },
  'host not reachable': { told: 'EHOSTUNREACH ENETUNREACH' },
  'connection refused': { told: 'ECONNREFUSED', mend: 'SMTP_HOST, SMTP_PORT' },
  'connection lost': { told: 'ECONNRESET EPIPE ECONNECTION ESOCKET' },
  'timed out': { told: 'ETIMEDOUT EABORT' },
  'untrusted certificate': {
    told: 'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_VERIFY_LEAF_SIGNATURE UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    mend: 'NODE_EXTRA_CA_CERTS',
  },
  'expired certificate': { told: 'CERT_HAS_EXPIRED', mend: 'SMTP_HOST' },
  'wrong host name in certificate': { told: 'ERR_TLS_CERT_ALTNAME_INVALID', mend: 'SMTP_HOST' },
  'no TLS on this port': {
    told: 'ERR_SSL_WRONG_VERSION_NUMBER ERR_SSL_PACKET_LENGTH_TOO_LONG',
    mend: 'SMTP_SECURITY, SMTP_PORT (tls usually goes with 465, starttls with 587)',
  },
  'STARTTLS not offered': {
    told: 'STARTTLS',
    mend: 'SMTP_SECURITY, SMTP_PORT (starttls usually goes with 587, tls with 465)',
  },
  'TLS failed': { told: 'ETLS' },
  'sign-in not offered': { told: '', mend: 'SMTP_USER, SMTP_PORT, SMTP_SECURITY' },
  'authentication refused': { told: 'EAUTH ENOAUTH', mend: 'SMTP_USER, SMTP_PASSWORD' },
  'sender refused': { told: 'MAIL FROM', mend: 'MAIL_FROM' },
  'recipient refused': { told: 'RCPT TO' },
  'message refused': { told: 'DATA' },
  'unexpected reply': { told: 'EPROTOCOL' },
};

const reasonOf = (told: string) =>
  Object.keys(reasons).find((reason) => told !== '' && ` ${reasons[reason]?.told} `.includes(` ${told} `));

// Reply codes for unknown commands.
const unknownCommand: ReadonlySet<number> = new Set([500, 502, 503, 504]);

// RFC 3463: addressing and mailbox status concern the recipient, except 1.7 and 1.8, which are about the sender's
// address; 6.7 concerns the recipient, too.
const recipientStatus = /^[45]\.(?:1\.(?!7$|8$)\d+|2\.\d+|6\.7)$/;

// Without an enhanced status: plain replies to RCPT that concern the recipient alone (RFC 5321, section 4.2.3).
const recipientCodes: ReadonlySet<number> = new Set([450, 501, 550, 551, 553]);

// Servers without enhanced status codes use the same 550 for faults of our settings; only their words differ.
const ourMatter = /\b(?:relay|relaying|authenticat\w*|auth|policy|blocked|spf|dkim|dmarc|spam|sender)\b/i;

/** Converts nodemailer's error. The server's own words are left out, as they may quote an address. */
export function mailFailure({
  code = '',
  originalCode = '',
  command = '',
  responseCode = 0,
  response = '',
}: SmtpError): MailFailure {
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  // nodemailer's own step of connecting is no command that the server answers.
  const answered = responseCode > 0 && command !== 'CONN' ? command : '';
  const words =
    code === 'EAUTH' && unknownCommand.has(responseCode)
      ? 'sign-in not offered'
      : (reasonOf(originalCode) ?? reasonOf(answered) ?? reasonOf(code) ?? 'unknown failure');
  // The server asks to be tried again (RFC 5321, section 4.2.1): nothing is wrong with the settings.
  const isTemporary = answered !== '' && responseCode >= 400 && responseCode < 500;
  const isRecipients = isAboutRecipient({ answered, responseCode, status, response });

  return {
    reason: [isTemporary && 'for now', words, responseCode, status].filter(Boolean).join(' '),
    fault: isRecipients ? 'recipient' : 'service',
    isFinal: isRecipients && responseCode >= 500,
  };
}

interface Answer {
  answered: string;
  responseCode: number;
  status: string | undefined;
  response: string;
}

function isAboutRecipient({ answered, responseCode, status, response }: Answer): boolean {
  if (status) return (answered === 'RCPT TO' || answered === 'DATA') && recipientStatus.test(status);

  return (
    answered === 'RCPT TO' && recipientCodes.has(responseCode) && !ourMatter.test(withoutAddresses(response))
  );
}

const withoutAddresses = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => !word.includes('@'))
    .join(' ');

/** The known state of the connection to the mail server. */
export interface MailServerState {
  /** Returns why no mail goes out, and which settings mend it; undefined when no problem is known. */
  problem: () => string | undefined;
  /** Records a success (a mail or a sign-in), or the reason for a failure. */
  note: (reason?: string) => void;
}

/** Remembers the settings problem of the last attempt, and logs each change once. */
export function mailServerState(log: Log): MailServerState {
  let known: string | undefined;

  return {
    problem: () => known,
    note(reason) {
      const found = reason === undefined ? undefined : settingProblem(reason);
      // A fault of one mail says nothing about the settings.
      if (found === known || (reason !== undefined && found === undefined)) return;
      if (found) log.error({ reason }, found);
      else log.info('The mail server can be used again');
      known = found;
    },
  };
}

/** Returns which settings mend a failure; undefined for those that pass with time, or that are the recipient's. */
const settingProblem = (reason: string): string | undefined =>
  Object.entries(reasons).flatMap(([start, { mend }]) =>
    mend && reason.startsWith(start) ? `${mend}: ${reason}` : [],
  )[0];
