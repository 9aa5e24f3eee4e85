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

const connectionFailures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection lost',
  EPIPE: 'connection lost',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'host not found',
  EHOSTUNREACH: 'host not reachable',
  ENETUNREACH: 'host not reachable',
  ETIMEDOUT: 'timed out',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted certificate',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted certificate',
  CERT_HAS_EXPIRED: 'expired certificate',
  CERT_NOT_YET_VALID: 'certificate not yet valid',
  CERT_REVOKED: 'revoked certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong host name in certificate',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS on this port',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no TLS on this port',
};

const commandFailures: Readonly<Record<string, string>> = {
  STARTTLS: 'STARTTLS not offered',
  'MAIL FROM': 'sender refused',
  'RCPT TO': 'recipient refused',
  DATA: 'message refused',
};

const otherFailures: Readonly<Record<string, string>> = {
  EAUTH: 'authentication refused',
  ENOAUTH: 'authentication refused',
  EDNS: 'host not found',
  ETLS: 'TLS failed',
  ETIMEDOUT: 'timed out',
  EABORT: 'timed out',
  ECONNECTION: 'connection lost',
  ESOCKET: 'connection lost',
  EPROTOCOL: 'unexpected reply',
};

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
export function mailFailure(error: SmtpError): MailFailure {
  const { command, responseCode, response } = error;
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const isAnswer = responseCode !== undefined && command !== 'CONN';
  // The server asks to be tried again (RFC 5321, section 4.2.1): nothing is wrong with the settings.
  const isTemporary = isAnswer && responseCode >= 400 && responseCode < 500;
  const fault =
    isAnswer && isAboutRecipient({ command, responseCode, status, response }) ? 'recipient' : 'service';

  return {
    reason: [isTemporary && 'for now', wordsFor(error), responseCode, status].filter(Boolean).join(' '),
    fault,
    isFinal: fault === 'recipient' && (responseCode ?? 0) >= 500,
  };
}

function wordsFor({ code = '', originalCode = '', command = '', responseCode }: SmtpError): string {
  if (code === 'EAUTH' && unknownCommand.has(responseCode ?? 0)) return 'sign-in not offered';
  const answer = responseCode !== undefined && command !== 'CONN' ? commandFailures[command] : undefined;

  return connectionFailures[originalCode] ?? answer ?? otherFailures[code] ?? 'unknown failure';
}

interface Answer {
  command: string | undefined;
  responseCode: number;
  status: string | undefined;
  response: string | undefined;
}

function isAboutRecipient({ command, responseCode, status, response = '' }: Answer): boolean {
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  if (status) return recipientStatus.test(status);

  return (
    command === 'RCPT TO' && recipientCodes.has(responseCode) && !ourMatter.test(withoutAddresses(response))
  );
}

const withoutAddresses = (text: string) =>
  text
    .slice(0, 1000)
    .split(/\s+/)
    .filter((word) => !word.includes('@'))
    .join(' ');
