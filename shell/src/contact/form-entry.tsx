import { colour, Select, space, TextArea, TextField, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Entries, FieldRow, FormState } from './inquiry.ts';

interface FormEntryProps {
  form: FormState;
  name: keyof Entries;
  row: FieldRow;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The control of one field. */
export function FormEntry({ form, name, row, error = form.error(name), hint }: FormEntryProps) {
  const { missing, options, rows, ...words } = row;
  const value = form.entries[name];
  const shared = {
    ...words,
    name,
    value,
    error,
    hint,
    required: missing !== undefined,
    disabled: form.isSending,
  };
  const change = form.change(name);
  if (options) return <Select {...shared} options={options} onValueChange={change} />;

  return rows ? (
    <div data-wide="">
      <TextArea {...shared} rows={rows} onChange={change} />
    </div>
  ) : (
    <TextField {...shared} onChange={change} />
  );
}

/** Styles of a group of fields within the form. */
export const fieldsetStyles = css`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${type.subheading};
    margin-bottom: ${space(2)};
    color: ${colour('navy')};
  }
`;
