/** Removes invisible characters and needless spaces; joiners stay where scripts need them. */
export const cleanLine = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim();

const invisible =
  /(?![\t-\r\u200c\u200d])[\p{Cc}\p{Cf}]|(?<![\p{L}\p{M}\p{So}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{So}])/gu;

/** Cleans a text of several lines, which keeps its line breaks; empty if nothing in it is visible. */
export const cleanText = (text: string): string =>
  cleanLine(text) &&
  text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(controlCharacters, '').trim();

const controlCharacters = /(?![\t\n])\p{Cc}/gu;

/** Cleans an e-mail address; an international domain is converted as mail servers need it (`xn--…`). */
export function cleanAddress(text: string): string {
  const line = cleanLine(text);
  const [domain = ''] = /(?<=@)[\p{L}\p{M}\p{N}.-]+$/u.exec(line) ?? [];
  if (!/\P{ASCII}/u.test(domain)) return line;

  try {
    return line.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
  } catch {
    return line;
  }
}

const cleaners: Readonly<Record<string, (text: string) => string>> = {
  message: cleanText,
  email: cleanAddress,
  agentEmail: cleanAddress,
};

/** Cleans a form, in the browser and in the API, so that invisible characters cause no refusal (C26). */
export function cleanEntries<Body extends object>(body: Body): Body {
  const cleaned = Object.entries(body).map(([field, value]) => [
    field,
    typeof value === 'string'
      ? (Object.hasOwn(cleaners, field) ? cleaners[field] : cleanLine)?.(value)
      : value,
  ]);

  return Object.fromEntries(cleaned);
}

/** What the page's inline script puts on `window` for the fields of every application. */
export interface EarlyEntries {
  /** Entries made before hydration, by `path field`; null once a field is hydrated. */
  earlyEntries?: Map<string, string | null>;
}
