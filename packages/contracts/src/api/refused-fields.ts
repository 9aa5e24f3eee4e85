const plainNames: Readonly<Record<string, string>> = {
  name: 'your name',
  email: 'your email address',
  phone: 'your phone number',
  inquiryType: 'the type of inquiry',
  propertyInterest: 'your property interest',
  propertyType: 'the type of property',
  preferredAgent: 'the preferred agent',
  message: 'your message',
};

/** Asks to check the fields, without a full stop; undefined if a visitor can fill in none of them (Q06). */
export function askToCheck(fields: readonly string[]) {
  const names = fields.flatMap((field) => (Object.hasOwn(plainNames, field) ? [plainNames[field]] : []));
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
