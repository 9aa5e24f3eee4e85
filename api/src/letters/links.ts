import { digits } from '@dosmares/content/roster';

/** Opens an answer to the visitor. */
export const replyHref = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

/** Calls the visitor. */
export const callHref = (phone: string) => `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits(phone)}`;

/** Opens a chat with the visitor. A number of ten digits without a country's prefix is taken for a North American one. */
export function messageHref(phone: string, text: string): string {
  const number = digits(phone).replace(/^00/, '');

  return `https://wa.me/${number.length === 10 ? `1${number}` : number}?text=${encodeURIComponent(text)}`;
}

/** Whether this can be called at all. */
export const isPhone = (phone: string) => digits(phone).length >= 7;
