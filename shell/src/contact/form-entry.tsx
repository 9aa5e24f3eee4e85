import { office } from '@dosmares/content/office';
import { columns, dotted, Notice, Select, TextArea, TextField, WithContacts } from '@dosmares/ui';
import { colour, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { Entries, FieldRow, Mistakes, Prefill } from './inquiry.ts';

export interface FormState {
  prefill: Prefill;
  mistakes: Mistakes;
  removeSubject: () => void;
}

export function FormEntry(entry: {
  form: FormState;
  name: keyof Entries;
  row: FieldRow;
  error?: string | undefined;
  hint?: string | undefined;
}) {
  const { form, name, row, error = form.mistakes[name], hint } = entry;
  const { missing, options, rows, ...words } = row;
  const field = {
    ...words,
    name,
    defaultValue: form.prefill[name],
    error,
    hint,
    required: missing !== undefined,
  };
  if (options) return <Select {...field} options={options} />;

  return rows ? (
    <div data-wide="">
      <TextArea {...field} rows={rows} />
    </div>
  ) : (
    <TextField {...field} />
  );
}

export const fieldsetStyles = css`
  ${columns(5)};

  & > legend {
    ${type.subheading};
    margin-bottom: ${space(2)};
    color: ${colour('navy')};
  }
`;

export const Apology = () => (
  <Notice tone="alert">
    <p>Failed to send message. Please call us at the office number or email the office address.</p>
    <p>
      <WithContacts>{dotted([office.phone, office.email])}</WithContacts>
    </p>
  </Notice>
);
