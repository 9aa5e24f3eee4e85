import { answerTime } from '@dosmares/content/answer-time';
import { agentByName } from '@dosmares/content/roster';
import type { ReceiptProps } from '@dosmares/ui';
import { evaluationFields, type FieldRow, fields, type InquiryBody } from './inquiry.ts';
import { wishesInWords } from './subject/wishes.tsx';

export type Receipt = Omit<ReceiptProps, 'onAgain'>;

/** Returns the receipt of a body and the API's answer; an older API sends neither a reference nor a day. */
export function receiptOf(body: InquiryBody, answer: unknown): Receipt {
  const { reference = '', answerBy = '' } = answer as { reference?: string; answerBy?: string };
  const who = agentByName(body.preferredAgent) ? `${body.preferredAgent} will` : "We'll";

  return {
    title: `Message sent successfully! ${who} respond ${answerTime.en}`,
    text: 'Check your email for confirmation.',
    reference,
    answerBy,
    rows: [
      ...rowsOf(fields, body),
      ...rowsOf(evaluationFields, body.evaluation),
      ['Preferred times, in Los Cabos time', body.wishes && wishesInWords(body.wishes)],
    ],
  };
}

/** What was entered, as the form shows it. */
function rowsOf(rows: Readonly<Record<string, FieldRow>>, values: object = {}) {
  const entered = new Map<string, string>(Object.entries(values));

  return Object.entries(rows).map(([name, { label, options }]) => {
    const value = entered.get(name);

    return [label, options ? options.find((option) => option.value === value)?.label : value] as const;
  });
}
