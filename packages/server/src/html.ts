const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

/** Builds markup: escapes every substitution, except other markup. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  const filled = values.map((value) =>
    Array.isArray(value) || value instanceof Markup ? [value].flat().join('') : escaped(value as string),
  );

  return new Markup(String.raw({ raw: parts }, ...filled));
}

/** Escapes a text or an attribute. Overrides of direction, which would turn the page's text around, are left out. */
export const escaped = (text: string | number) =>
  String(text).replace(/[&<>"'\u202a-\u202e\u2066-\u2069]/g, (letter) => entities[letter] ?? '');
