import type { CorrectedField, Correction } from '../store/database.ts';

const labels: Readonly<Record<CorrectedField, string>> = {
  name: 'Name',
  phone: 'Phone',
  inquiryType: 'Inquiry type',
  property: 'Property',
  claimed: 'The form named',
};

/** What a correction changed, one sentence for each field, such as `Phone: was “1”, is now “2”`. */
export const changesIn = ({ changes }: Correction): string[] =>
  changes.map(({ field, was, is }) => `${labels[field]}: was ${quoted(was)}, is now ${quoted(is)}`);

const quoted = (text: string) => (text === '' ? 'empty' : `“${text}”`);
