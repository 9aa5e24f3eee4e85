const minute = 60_000;

/** Time limits for each step of sending a mail, in milliseconds. */
export type SmtpLimits = Readonly<Record<keyof typeof rfc5321Limits, number>>;

/**
 * Minimum timeouts of a client at each step (RFC 5321, section 4.5.3.2). The RFC names none for connecting, EHLO,
 * STARTTLS and AUTH: the system gives up connecting after about two minutes, and every other command gets the timeout
 * of MAIL and RCPT.
 */
export const rfc5321Limits = {
  connect: 2 * minute,
  greeting: 5 * minute,
  command: 5 * minute,
  mail: 5 * minute,
  recipient: 5 * minute,
  dataInitiation: 2 * minute,
  dataBlock: 3 * minute,
  dataTermination: 10 * minute,
};

// EHLO, STARTTLS, EHLO once more, and AUTH in three steps.
const commandsBeforeMail = 6;

/**
 * Returns the longest silence tolerated from a server: nodemailer has a single limit for all replies after the
 * greeting.
 */
export function longestReply({ connect, ...replies }: SmtpLimits): number {
  return Math.max(...Object.values(replies));
}

/**
 * Returns the longest duration of an attempt with a server that uses up every limit; a server that trickles its
 * replies is cut off then.
 */
export function longestAttempt({ command, ...once }: SmtpLimits): number {
  return Object.values(once).reduce((sum, limit) => sum + limit, command * commandsBeforeMail);
}

/**
 * Time limit of a job in seconds: longer than any attempt, so that no second one starts while the server may still
 * accept the first.
 */
export const longestJobSeconds = (longestAttempt(rfc5321Limits) + 10 * minute) / 1000;
