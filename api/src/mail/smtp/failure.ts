import type { FastifyBaseLogger as Log } from 'fastify';
import type { Fault } from '../../store/database.ts';

export interface SmtpError {
  code?: string;
  /** The original code of the system or of TLS, when nodemailer replaced it by its own. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  /** Which of nodemailer's limits has passed. */
  timeoutType?: string;
}

/** Why something was not accepted, without quoting an address; its cause, and whether a retry is pointless. */
export interface Failure {
  reason: string;
  fault: Fault;
  isFinal: boolean;
}

/** Returns the error that a queue reads: the reason is logged, the cause is not. */
export const deliveryError = (failure: Failure, options?: ErrorOptions) =>
  Object.assign(new Error(`It was not taken: ${failure.reason}`, options), failure);

/** Reasons, each with the codes and commands that tell of it, and with the settings that mend it. */
// biome-ignore format: a table reads in columns
const reasons: readonly (readonly [reason: string, told: string, mend?: string])[] = [
  ['host not found',                 'ENOTFOUND EAI_AGAIN EDNS', 'SMTP_HOST'],
  ['host not reachable',             'EHOSTUNREACH ENETUNREACH', 'SMTP_HOST'],
  ['connection refused',             'ECONNREFUSED', 'SMTP_HOST, SMTP_PORT'],
  ['connection lost',                'ECONNRESET EPIPE ECONNECTION ESOCKET'],
  ['no answer',                      'CONNECT_TIMEOUT', 'SMTP_HOST, SMTP_PORT'],
  // A port for TLS waits for ours.
  ['no greeting',                    'GREETING_TIMEOUT', 'SMTP_PORT, SMTP_SECURITY'],
  ['timed out',                      'ETIMEDOUT EABORT'],
  ['untrusted certificate',          'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_VERIFY_LEAF_SIGNATURE UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'NODE_EXTRA_CA_CERTS'],
  ['expired certificate',            'CERT_HAS_EXPIRED', 'SMTP_HOST'],
  ['certificate not valid',          'CERT_NOT_YET_VALID CERT_REVOKED', 'SMTP_HOST'],
  ['wrong host name in certificate', 'ERR_TLS_CERT_ALTNAME_INVALID', 'SMTP_HOST'],
  ['no TLS on this port',            'ERR_SSL_WRONG_VERSION_NUMBER ERR_SSL_PACKET_LENGTH_TOO_LONG', 'SMTP_SECURITY, SMTP_PORT'],
  ['STARTTLS not offered',           'STARTTLS', 'SMTP_SECURITY, SMTP_PORT'],
  ['TLS failed',                     'ETLS'],
  ['sign-in not offered',            '', 'SMTP_USER, SMTP_PORT, SMTP_SECURITY'],
  ['authentication refused',         'EAUTH ENOAUTH', 'SMTP_USER, SMTP_PASSWORD'],
  // To any command, where it wants a sign-in or encryption first (RFC 4954, RFC 3207).
  ['sign-in required',               '530', 'SMTP_USER, SMTP_PASSWORD, SMTP_SECURITY'],
  ['sender refused',                 'MAIL FROM', 'MAIL_FROM'],
  ['recipient refused',              'RCPT TO'],
  ['message refused',                'DATA'],
  ['unexpected reply',               'EPROTOCOL'],
];

const reasonOf = (code: string) =>
  reasons.find(([, told]) => code !== '' && ` ${told} `.includes(` ${code} `))?.[0];

const unknownCommand: ReadonlySet<number> = new Set([500, 502, 503, 504]);

// RFC 3463: addressing and mailbox status concern the recipient, except 1.7 and 1.8, which are about the sender's
// address; 6.7 concerns the recipient, too.
const recipientStatus = /^[45]\.(?:1\.(?!7$|8$)\d+|2\.\d+|6\.7)$/;

// Without an enhanced status: plain replies to RCPT that concern the recipient alone (RFC 5321, section 4.2.3).
const recipientCodes: ReadonlySet<number> = new Set([450, 501, 550, 551, 553]);

/** Converts nodemailer's error. The server's own words are left out, as they may quote an address. */
export function mailFailure(error: SmtpError): Failure {
  const { code = '', timeoutType = '', originalCode = timeoutType } = error;
  const { command = '', responseCode = 0, response = '' } = error;
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  // nodemailer's own step of connecting is no command that the server answers.
  const answered = responseCode > 0 && command !== 'CONN' ? command : '';
  const told = [originalCode, String(responseCode), answered, code];
  const words =
    code === 'EAUTH' && unknownCommand.has(responseCode)
      ? 'sign-in not offered'
      : (told.map(reasonOf).find(Boolean) ?? 'unknown failure');
  // The server asks to be tried again (RFC 5321, section 4.2.1): nothing is wrong with the settings.
  const isTemporary = answered !== '' && responseCode >= 400 && responseCode < 500;
  const isRecipients = status
    ? /^(?:RCPT TO|DATA)$/.test(answered) && recipientStatus.test(status)
    : answered === 'RCPT TO' && recipientCodes.has(responseCode) && !isOurMatter(response);

  return {
    reason: [isTemporary && 'for now', words, responseCode, status].filter(Boolean).join(' '),
    fault: isRecipients ? 'recipient' : 'service',
    isFinal: isRecipients && responseCode >= 500,
  };
}

// Servers without enhanced status codes use the same 550 for faults of our settings; only their words differ.
const isOurMatter = (response: string) =>
  response.split(/\s+/).some((word) => !word.includes('@') && ourWords.test(word));
const ourWords = /\b(?:relay|relaying|authenticat\w*|auth|policy|blocked|spf|dkim|dmarc|spam|sender)\b/i;

export type MailServerState = ReturnType<typeof mailServerState>;

/** Remembers the settings problem of the last attempt, and logs each change once. */
export function mailServerState(log: Log) {
  let known: string | undefined;

  return {
    /** Returns why no mail goes out, and which settings mend it; undefined when no problem is known. */
    problem: () => known,
    note(failure?: string) {
      const [, , mend] = reasons.find(([reason]) => failure?.startsWith(reason)) ?? [];
      // What passes with time, or is a recipient's, says nothing about the settings.
      const found = failure === undefined ? undefined : mend ? `${mend}: ${failure}` : known;
      if (found === known) return;
      known = found;
      if (found) log.error({ reason: failure }, found);
      else log.info('The mail server can be used again');
    },
  };
}
