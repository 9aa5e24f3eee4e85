import type { FastifyBaseLogger as Log } from 'fastify';

/** Sentences that name the setting behind a failure, by the beginning of its reason. */
const sentences: Readonly<Record<string, string>> = {
  'host not found': 'SMTP_HOST: there is no mail server of this name.',
  'connection refused': 'SMTP_HOST, SMTP_PORT: no mail server listens there.',
  'untrusted certificate':
    "NODE_EXTRA_CA_CERTS: the authority that signed the mail server's certificate is not known here; name a file with its certificate, and restart.",
  'expired certificate': 'SMTP_HOST: the certificate of this mail server has expired.',
  'certificate not yet valid': 'SMTP_HOST: the certificate of this mail server is not valid yet.',
  'wrong host name in certificate': 'SMTP_HOST: must be a name that the mail server’s certificate holds.',
  'STARTTLS not offered':
    'SMTP_SECURITY: the mail server offers no STARTTLS on SMTP_PORT; starttls usually goes with port 587, tls with 465.',
  'no TLS on this port':
    'SMTP_SECURITY: the mail server speaks no TLS from the start on SMTP_PORT; tls usually goes with port 465, starttls with 587.',
  'sign-in not offered':
    'SMTP_USER: the mail server offers no sign-in on SMTP_PORT; leave SMTP_USER out, or choose another port or SMTP_SECURITY.',
  'authentication refused': 'SMTP_USER, SMTP_PASSWORD: the mail server refuses to let this user in.',
  'sender refused': 'MAIL_FROM: the mail server does not let us send from this address.',
};

/**
 * Returns a sentence that names the setting; undefined for faults that pass with time, or that are the recipient's.
 */
export const settingProblem = (reason: string): string | undefined =>
  Object.entries(sentences).find(([start]) => reason.startsWith(start))?.[1];

/** The known state of the connection to the mail server. */
export interface MailServerState {
  /** Returns why no mail goes out; undefined when no problem is known. */
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
