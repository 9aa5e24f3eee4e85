import type { Fault } from '@dosmares/store/database';
import type { FastifyBaseLogger as Log } from 'fastify';

export interface SmtpError {
  code?: string;
  /** The code of the system or of TLS, where nodemailer replaced it with its own. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  /** Which of nodemailer's timeouts has expired. */
  timeoutType?: string;
}

/** Why a delivery failed, without quoting an address; whose fault it is, and whether a retry is pointless. */
export interface Failure {
  reason: string;
  fault: Fault;
  isFinal: boolean;
}

/** Returns an error for the queue, which logs the reason but not the cause. */
export const deliveryError = (failure: Failure, options?: ErrorOptions) =>
  Object.assign(new Error(`It was not accepted: ${failure.reason}`, options), failure);

/** Reasons, each with the codes and SMTP commands that indicate it, and the settings that fix it. */
// biome-ignore format: a table reads in columns
const reasons: readonly (readonly [reason: string, codes: string, settings?: string])[] = [
  ['host not found',                 'ENOTFOUND EAI_AGAIN EDNS', 'SMTP_HOST'],
  ['host not reachable',             'EHOSTUNREACH ENETUNREACH', 'SMTP_HOST'],
  ['connection refused',             'ECONNREFUSED', 'SMTP_HOST, SMTP_PORT'],
  ['connection lost',                'ECONNRESET EPIPE ECONNECTION ESOCKET'],
  ['no answer',                      'CONNECT_TIMEOUT', 'SMTP_HOST, SMTP_PORT'],
  // A TLS port waits for the client's handshake.
  ['no greeting',                    'GREETING_TIMEOUT', 'SMTP_PORT, SMTP_SECURITY'],
  ['timed out',                      'ETIMEDOUT EABORT ABORT_ERR'],
  ['untrusted certificate',          'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_VERIFY_LEAF_SIGNATURE UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'NODE_EXTRA_CA_CERTS'],
  ['expired certificate',            'CERT_HAS_EXPIRED', 'SMTP_HOST'],
  ['certificate not valid',          'CERT_NOT_YET_VALID CERT_REVOKED', 'SMTP_HOST'],
  ['wrong host name in certificate', 'ERR_TLS_CERT_ALTNAME_INVALID', 'SMTP_HOST'],
  ['no TLS on this port',            'ERR_SSL_WRONG_VERSION_NUMBER ERR_SSL_PACKET_LENGTH_TOO_LONG', 'SMTP_SECURITY, SMTP_PORT'],
  ['STARTTLS not offered',           'STARTTLS', 'SMTP_SECURITY, SMTP_PORT'],
  ['TLS failed',                     'ETLS'],
  ['sign-in not offered',            '', 'SMTP_USER, SMTP_PORT, SMTP_SECURITY'],
  ['authentication refused',         'EAUTH ENOAUTH', 'SMTP_USER, SMTP_PASSWORD'],
  // The server's answer to any command until we authenticate or encrypt (RFC 4954, RFC 3207).
  ['sign-in required',               '530', 'SMTP_USER, SMTP_PASSWORD, SMTP_SECURITY'],
  ['sender refused',                 'MAIL FROM', 'MAIL_FROM'],
  ['recipient refused',              'RCPT TO'],
  ['message refused',                'DATA'],
  ['unexpected reply',               'EPROTOCOL'],
];

const reasonOf = (code: string) =>
  reasons.find(([, codes]) => code !== '' && ` ${codes} `.includes(` ${code} `))?.[0];

const unknownCommand: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/**
 * What makes a refusal the recipient's at each command: a status that names a mailbox (RFC 3463), or a code without one
 * (RFC 5321, section 4.2.3). After DATA a server speaks of our mail and our account as well, so only the clearest count.
 */
const recipientReplies: Readonly<Record<string, { status: RegExp; codes: readonly number[] }>> = {
  'RCPT TO': { status: /^[45]\.(?:1\.(?:[0-6]|10)|2\.[0-4]|6\.7)$/, codes: [450, 501, 550, 551, 553] },
  DATA: { status: /^[45]\.(?:1\.(?:[1-6]|10)|2\.[124]|6\.7)$/, codes: [] },
};

/** Words of our own limits, and of our sender, sign-in or reputation; providers send them with any code. */
const limitWords = /quota|exceed|limit|maximum|throttl|\brate\b|too (?:many|much)/i;
const senderWords =
  /submission|outgoing|send(?:er|ing|as)|\bfrom address|relay|\bauth|polic(?:y|ies)\b|blocked|b(?:lack|lock)list|banned|reputation|verified|\b(?:spf|dkim|dmarc|spam)\b/i;

function concernsRecipient(command: string, code: number, status: string | undefined, response: string) {
  const known = recipientReplies[command];
  if (!known || !(status ? known.status.test(status) : known.codes.includes(code))) return false;
  // An address or a link may contain any word.
  const words = response.replace(/\S*(?:@|:\/\/)\S*/g, '');
  // The limit of a full mailbox is the recipient's.
  const isFull = status?.endsWith('.2.2');

  return !senderWords.test(words) && (isFull || !limitWords.test(words));
}

/** Converts nodemailer's error; leaves out the server's own words, which may quote an address. */
export function mailFailure(error: SmtpError): Failure {
  const { code = '', timeoutType = '', originalCode = timeoutType } = error;
  const { command = '', responseCode = 0, response = '' } = error;
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  // CONN is nodemailer's name for connecting, not an SMTP command.
  const answered = responseCode > 0 && command !== 'CONN' ? command : '';
  const codes = [originalCode, String(responseCode), answered, code];
  const named =
    code === 'EAUTH' && unknownCommand.has(responseCode)
      ? 'sign-in not offered'
      : (codes.map(reasonOf).find(Boolean) ?? 'unknown failure');
  // 4yz asks for a retry (RFC 5321, section 4.2.1): the settings are right.
  const isTemporary = answered !== '' && responseCode >= 400 && responseCode < 500;
  const isRecipientFault = concernsRecipient(answered, responseCode, status, response);

  return {
    reason: [isTemporary && 'for now', named, responseCode, status].filter(Boolean).join(' '),
    fault: isRecipientFault ? 'recipient' : 'service',
    isFinal: isRecipientFault && responseCode >= 500,
  };
}

export type MailServerState = ReturnType<typeof mailServerState>;

/** Remembers the settings problem that the last attempts revealed; logs each change once. */
export function mailServerState(log: Log) {
  let known: string | undefined;

  return {
    /** Returns why no mail goes out, and which settings fix it; undefined when no problem is known. */
    problem: () => known,
    note(failure?: string) {
      const [, , settings] = reasons.find(([reason]) => failure?.startsWith(reason)) ?? [];
      // A temporary failure, or a recipient's, says nothing about the settings.
      const found = settings ? `${settings}: ${failure}` : failure && known;
      if (found === known) return;
      known = found;
      if (found) log.error({ reason: failure }, found);
      else log.info('The mail server can be used again');
    },
  };
}
