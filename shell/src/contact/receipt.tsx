import { answerTime } from '@dosmares/content/answer-time';
import { inquiryTypes, propertyTypes } from '@dosmares/content/inquiry-options';
import { agentByName } from '@dosmares/content/roster';
import { Notice, type ReceiptRowsProps } from '@dosmares/ui';
import { type InquiryBody, preferredAgents } from './inquiry.ts';

/** What a visitor is told of a message that arrived. */
export interface Receipt {
  /** The words of C15 and C16. */
  thanks: string;
  /** The reference, by when an answer comes, and everything that was sent; the mail repeats nothing typed (X04). */
  rows: ReceiptRowsProps['rows'];
}

/** Returns the receipt of a body, from the API's answer; an older API says neither when nor by which reference. */
export function receiptOf(body: InquiryBody, answer: unknown): Receipt {
  const { reference = '', answerBy = '' } = answer as { reference?: string; answerBy?: string };
  const who = agentByName(body.preferredAgent) ? `${body.preferredAgent} will` : "We'll";
  const rows = [
    ['Your reference', reference],
    ['You have an answer by', answerBy],
    ['Inquiry type', labelOf(inquiryTypes, body.inquiryType)],
    ['Property type', labelOf(propertyTypes, body.propertyType)],
    ['Preferred agent', labelOf(preferredAgents, body.preferredAgent)],
    ['Name', body.name],
    ['Email', body.email],
    ['Phone', body.phone],
    ['Message', body.message],
  ] as const;

  return { thanks: `Message sent successfully! ${who} respond ${answerTime.en}`, rows };
}

const labelOf = (options: readonly { value: string; label: string }[], chosen: string) =>
  options.find(({ value }) => value === chosen)?.label ?? '';

/** That a message has arrived (C15, C16). */
export const Thanks = ({ receipt }: { receipt: Receipt }) => (
  <Notice tone="success">
    <p>{receipt.thanks}</p>
    <p>Check your email for confirmation.</p>
  </Notice>
);
