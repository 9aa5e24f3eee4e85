import { office } from '@dosmares/content/office';
import { digits, roster, telHref } from '@dosmares/content/roster';

const people = [office, ...roster];
const phones = new Set(
  [office.phone, ...roster.flatMap(({ phone, phoneSecondary }) => [phone, phoneSecondary ?? phone])].map(
    digits,
  ),
);
const emails = new Set(people.map(({ email }) => email.toLowerCase()));

/** Returns the link of a phone number as shown, if it is one of ours (X05). */
export const callHref = (phone: string) => (phones.has(digits(phone)) ? telHref(phone) : undefined);

/** Returns the link of an e-mail address, if it is one of ours. */
export const mailHref = (email: string) =>
  emails.has(email.toLowerCase()) ? `mailto:${email.toLowerCase()}` : undefined;

/** Returns the WhatsApp link of one of our numbers, without any text that was in it. */
export const chatHref = (phone: string) =>
  phones.has(digits(phone)) ? `https://wa.me/${digits(phone)}` : undefined;
