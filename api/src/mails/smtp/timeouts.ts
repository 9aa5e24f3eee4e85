const minute = 60_000;

/** How long each step of sending a mail may take, in milliseconds. */
export type SmtpLimits = Readonly<Record<keyof typeof rfc5321Limits, number>>;

/**
 * How long a client has to wait for a mail server at each step (RFC 5321, section 4.5.3.2). The RFC names no time for
 * connecting, EHLO, STARTTLS and AUTH: the system gives up connecting after about two minutes, and every other command
 * gets what MAIL and RCPT get.
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

/** The longest silence of a server that is still waited for: nodemailer knows one limit for all replies after the greeting. */
export function longestReply({ connect, ...replies }: SmtpLimits): number {
  return Math.max(...Object.values(replies));
}

/** The longest that one attempt can take with a server that uses every limit up; a server that trickles its replies is cut off then. */
export function longestAttempt({ command, ...once }: SmtpLimits): number {
  return Object.values(once).reduce((sum, limit) => sum + limit, command * commandsBeforeMail);
}

/** How long a job may run, in seconds: longer than any attempt, so that no second one begins while the server may still take the first. */
export const longestJobSeconds = (longestAttempt(rfc5321Limits) + 10 * minute) / 1000;
