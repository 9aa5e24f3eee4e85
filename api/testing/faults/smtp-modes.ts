/**
 * How a mail server may behave; it can be changed at any moment.
 *
 * - `well`: takes everything at once.
 * - `slow`: takes a mail, and answers the end of DATA after 1.5 seconds.
 * - `slow-relay`: the same after `answerAfterMs` (25 seconds unless a test says otherwise).
 * - `frozen`: accepts connections and stops answering, at any point of a dialogue.
 * - `later`: answers each RCPT with 451.
 * - `greylist`: answers the first RCPT for each recipient with 451 4.7.1, and takes the next.
 * - `never`: answers each RCPT with 550.
 * - `only-office`: answers RCPT with 550 except for the office.
 * - `drops`: hangs up in the middle of DATA.
 * - `auth-rotated`: the password has been changed: 535 to AUTH, and 530 to mails over connections still signed in.
 */
export type SmtpMode =
  | 'well'
  | 'slow'
  | 'slow-relay'
  | 'frozen'
  | 'later'
  | 'greylist'
  | 'never'
  | 'only-office'
  | 'drops'
  | 'auth-rotated';

/** Returns an error that makes smtp-server answer with this code. */
export const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** Modes that refuse RCPT; greylisting refuses only the first. */
export const modeRefusals: Partial<
  Record<SmtpMode, (address: string, isFirst: boolean) => Error | undefined>
> = {
  later: () => refusal(451, 'try again later'),
  greylist: (_, isFirst) => (isFirst ? refusal(451, '4.7.1 greylisted, try again') : undefined),
  never: (address) => refusal(550, `no mailbox ${address}`),
  'only-office': (address) =>
    address.startsWith('office@') ? undefined : refusal(550, `no mailbox ${address}`),
};
