/** Cleans a line of what nobody can see, and of needless spaces; joiners stay where scripts need them. */
export const cleanLine = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim();

const unseen =
  /(?![\t-\r\u200c\u200d])[\p{Cc}\p{Cf}]|(?<![\p{L}\p{M}\p{So}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{So}])/gu;

/** Cleans a text of several lines, which keeps its line breaks; without anything that can be seen, it is empty. */
export const cleanText = (text: string): string =>
  cleanLine(text) &&
  text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(unprinted, '').trim();

const unprinted = /(?![\t\n])\p{Cc}/gu;

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

const cleanings: Readonly<Record<string, (text: string) => string>> = {
  message: cleanText,
  email: cleanAddress,
  agentEmail: cleanAddress,
};

/** Cleans a form in the browser and in the API, so that nothing is refused for what nobody can see (C26). */
export function cleanEntries<Body extends object>(body: Body): Body {
  const cleaned = Object.entries(body).map(([field, value]) => [
    field,
    typeof value === 'string'
      ? (Object.hasOwn(cleanings, field) ? cleanings[field] : cleanLine)?.(value)
      : value,
  ]);

  return Object.fromEntries(cleaned);
}

/** What the page's inline script puts on `window` for the fields of every application. */
export interface EarlyEntries {
  /** Entries made before hydration, by `path field`; null for a field that is hydrated, which needs no more notes. */
  earlyEntries?: Map<string, string | null>;
}
