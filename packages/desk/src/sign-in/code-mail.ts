import type { MailContent } from '@dosmares/mail/layout';
import { codeMinutes } from './codes.ts';

/** The mail with a code for signing in. */
export const codeMail = (code: string): MailContent => ({
  subject: `${code} is your code for the desk`,
  title: code,
  preview: `It works for ${codeMinutes} minutes.`,
  parts: [
    { text: `Enter this code on the page that asked for it. It works for ${codeMinutes} minutes, once.` },
    {
      text: 'If you did not ask for it, do nothing: nobody can sign in without the code. Never share it with anyone, not even a colleague.',
    },
  ],
});
