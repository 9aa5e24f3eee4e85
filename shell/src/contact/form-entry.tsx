import { office } from '@dosmares/content/office';
import { columns, Notice, Select, TextArea, TextField, WithContacts } from '@dosmares/ui';
import { colour, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { Entries, FieldRow } from './inquiry.ts';
import type { Receipt } from './receipt.ts';

export interface FormState {
  entries: Entries;
  isSending: boolean;
  error: (name: keyof Entries) => string | undefined;
  change: (name: keyof Entries) => (value: string) => void;
  removeSubject: () => void;
}

export function FormEntry(entry: {
  form: FormState;
  name: keyof Entries;
  row: FieldRow;
  error?: string | undefined;
  hint?: string | undefined;
}) {
  const { form, name, row, error = form.error(name), hint } = entry;
  const { missing, options, rows, ...words } = row;
  const required = missing !== undefined;
  const state = { name, value: form.entries[name], error, hint, required, disabled: form.isSending };
  const change = form.change(name);
  if (options) return <Select {...words} {...state} options={options} onValueChange={change} />;

  return rows ? (
    <div data-wide="">
      <TextArea {...words} {...state} rows={rows} onChange={change} />
    </div>
  ) : (
    <TextField {...words} {...state} onChange={change} />
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

export const Thanks = ({ receipt }: { receipt: Receipt }) => (
  <Notice tone="success">
    <p>{receipt.thanks}</p>
    <p>Check your email for confirmation.</p>
  </Notice>
);

export const Apology = () => (
  <Notice tone="alert">
    <p>Failed to send message. Please call us at the office number or email the office address.</p>
    <p>
      <WithContacts>{`${office.phone} · ${office.email}`}</WithContacts>
    </p>
  </Notice>
);
