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

/** Reads what was entered into a field as one clean line; undefined unless it is allowed. */
export function read({ schema }: Field, form: URLSearchParams, name: string): string | undefined {
  const typed = form.get(name) ?? '';
  const text = typed.length > 2 * (schema.maxLength ?? typed.length) ? typed : cleanLine(typed);

  return Check(schema, text) ? text : undefined;
}
