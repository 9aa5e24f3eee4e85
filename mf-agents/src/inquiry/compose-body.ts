import type { BodySources, InquiryCall, Words } from '@dosmares/content/submit-policies';
import { honeypot } from '@dosmares/contracts/inquiry-fields';

/** The agent who receives an inquiry: the facts that bodies and toasts may use. */
export interface Recipient extends Readonly<BodySources['agent']> {
  firstName: string;
  phone: string;
}

export type FormValues = BodySources['form'];

/** One submission; its field that people do not see is sent only when a bot has filled it in. */
export interface Submission extends BodySources {
  agent: Recipient;
  [honeypot]: string;
}

/** One call's body (Q01 to Q05, R01 to R05). */
export const composeBody = (body: InquiryCall['body'], sources: Submission) => ({
  ...body(sources),
  ...(sources[honeypot] && { [honeypot]: sources[honeypot] }),
});

/** Fills the {placeholders} of a toast. */
export function fillIn({ title, text }: Words, values: Partial<Recipient> & { reason?: string }) {
  const known: Readonly<Record<string, unknown>> = { ...values };
  const filled = text.replace(/(\{(\w+)\})(\.?)/g, (_, placeholder: string, key: string, stop: string) => {
    const value = String(known[key] ?? placeholder);

    // A server's reason may end with one.
    return value.endsWith('.') ? value : value + stop;
  });

  return { title, text: filled };
}
