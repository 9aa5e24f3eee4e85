import type { Words } from '@dosmares/content/submit-policies';
import type { Recipient } from './recipient.ts';

type Values = Pick<Recipient, 'name' | 'firstName' | 'phone' | 'email'> & { reason?: string };

/** Fills the {placeholders} of a toast. */
export function say({ title, text }: Words, values: Values) {
  const known: Readonly<Record<string, unknown>> = { ...values };
  const filled = text.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(known[key] ?? placeholder));

  // A server's sentence brings its own full stop.
  return { title, text: filled.replace('..', '.') };
}
