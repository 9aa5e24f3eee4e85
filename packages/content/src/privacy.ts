import { office } from './office.ts';

export const privacyLink = { to: '/contact#privacy', label: 'How we handle your data' } as const;

/** Years for which a message is kept, days until backups drop it, and working days within which a request is answered. */
export const privacyTerms = { years: 2, backupDays: 30, workingDays: 20 } as const;

/** The notice that Mexico's law on personal data held by private parties requires; a real firm's lawyers adapt it (I40). */
export const privacyNotice = {
  title: 'Privacy notice',
  since: 'November 23, 2026',
  parts: [
    {
      title: 'Who is responsible',
      text: `${office.legalName}, at the address above. The firm is fictional and this notice is an example: a real firm that runs this site has its lawyers adapt it to the law.`,
    },
    {
      title: 'What we keep',
      text: 'Your name, your email address, your telephone number if you give it, your message, what else you answer in the form, and the house or the agent it is about. We ask for nothing sensitive.',
    },
    {
      title: 'What for',
      text: 'To answer you, to arrange viewings, and to keep a record of what was asked and answered. We send no advertising and build no profiles, and we count visits without knowing whose they are.',
    },
    {
      title: 'Who sees it',
      text: 'The office, the agent you write to or who takes up your request, and the services that carry our mail and keep our records. What you ask the concierge may be answered with the help of an outside language model. We never sell your data.',
    },
    {
      title: 'How long',
      text: `For ${privacyTerms.years} years from your message, then it is erased: deleted from our records at once, and from backup copies when these are replaced, within ${privacyTerms.backupDays} days.`,
    },
    {
      title: 'Your rights',
      text: `You may see your data, have it corrected or erased, object to its use, and withdraw your consent at any time. Write to the office from the email address that you gave us, or call; both are above. We answer within ${privacyTerms.workingDays} working days; after that you may turn to the Mexican authority for data protection.`,
    },
  ],
} as const;
