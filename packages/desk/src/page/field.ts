import { cleanLine } from '@dosmares/contracts/entries';
import type { ComponentProps } from 'react';
import { type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';

type Option = readonly [value: string, words: string];

/** A field of a form: what it is called, what may be entered, and the sentence that refuses anything else. */
export interface Field {
  label: string;
  schema: TSchema & { maxLength?: number };
  expected: string;
  /** Normalizes what was typed, by default to one clean line. */
  clean?: (typed: string) => string;
  /** What the control has beyond a line of text. */
  input?: ComponentProps<'input'>;
  isLong?: boolean;
  options?: readonly Option[];
}

/** A field to choose one of several values; `none` is shown while none is chosen. */
export const choice = (label: string, expected: string, none: string, options: readonly Option[]): Field => ({
  label,
  expected,
  schema: Type.Enum(options.map(([value]) => value)),
  options: [['', none], ...options],
});

/** Reads what was entered into a field; undefined unless it is allowed. A far too long text is not even cleaned. */
export function read(field: Field, form: URLSearchParams, name: string): string | undefined {
  const { schema, clean = cleanLine } = field;
  const typed = form.get(name) ?? '';
  if (typed.length > 4 * (schema.maxLength ?? typed.length)) return undefined;
  const text = clean(typed);

  return Check(schema, text) ? text : undefined;
}
