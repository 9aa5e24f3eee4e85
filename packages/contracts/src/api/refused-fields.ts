import { fieldRows } from './inquiry-fields.ts';

/** Asks to check the fields, without a full stop; undefined if a visitor can fill in none of them (Q06). */
export function askToCheck(fields: readonly string[]) {
  const names = fieldRows().flatMap(([name, { asked }]) => (fields.includes(name) && asked ? [asked] : []));
  const last = names.pop();

  return (
    last &&
    `Please check ${names.length ? `${names.join(', ')} and ${last} and send them` : `${last} and send it`} again`
  );
}

/** Returns the API's sentence for each field that it refused; empty for every other answer. */
export function refusedFields(answer: unknown): Readonly<Record<string, string>> {
  const { code, fields, error } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if (code !== 'bad-input' || !Array.isArray(fields)) return {};

  return Object.fromEntries(fields.map((field) => [String(field), `${error}.`]));
}
