import type { MailContent } from './layout.ts';
import type { Mailbox } from './smtp/sender.ts';

/** Writes the mail with the code by which a person of the staff signs in to the desk. */
export function signInCodeMail(code: string, to: Mailbox, minutes: number): MailContent {
  return {
    to,
    subject: `${code} is your code for the desk`,
    title: code,
    preview: `It works for ${minutes} minutes.`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Enter this code on the page that asked for it. It works for ${minutes} minutes, once.`,
      },
      {
        kind: 'paragraph',
        text: 'If you did not ask for it, do nothing: without the code nobody can sign in. Never tell it to anybody, not even a colleague.',
      },
    ],
  };
}
