import { limits } from './limits.ts';

/** Marks above the eight that a letter has at most in any script; the half-width ones are letters to Unicode. */
const surplusMarks = /(?<=[\p{M}\uff9e\uff9f]{8})[\p{M}\uff9e\uff9f]+/gu;

/** Normalizes a text. The only place that does, because a long run of marks takes quadratic time to sort. */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKD'): string =>
  text.replace(surplusMarks, '').normalize(form).replace(surplusMarks, '');

/** Removes invisible characters and needless spaces; joiners stay where scripts need them. */
export const cleanLine = (text: string): string =>
  // First what separates marks, then the marks.
  normalForm(text.toWellFormed().replace(invisible, ''), 'NFC').replace(/\s+/g, ' ').trim();

const invisible =
  /(?![\t-\r\u200c\u200d])[\p{Cc}\p{Cf}]|(?<![\p{L}\p{M}\p{So}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{So}])/gu;

/** Cleans a text of several lines, which keeps its line breaks; empty if nothing in it is visible. */
export const cleanText = (text: string): string => cleanLine(text) && withoutControls(text).trim();

/** Keeps lines, and marks that Arabic and Hebrew need; removes what controls a terminal or turns text around. */
export const withoutControls = (text: string): string =>
  normalForm(text.toWellFormed().replace(/\r\n?/g, '\n').replace(controlCharacters, ''), 'NFC');

const controlCharacters = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Cleans an e-mail address of a full stop, too; an international domain is converted for mail servers (`xn--…`). */
export function cleanAddress(text: string): string {
  const line = cleanLine(text).replace(/[.\u3002]$/, '');
  const [domain = ''] = /(?<=@)[\p{L}\p{M}\p{N}.-]+$/u.exec(line) ?? [];
  if (!/\P{ASCII}/u.test(domain) || line.length > limits.email) return line;

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

/** Characters read of a field, four for each that it may have: some are invisible, and three may become one letter. */
const mostOf = (field: string) =>
  Object.hasOwn(limits, field) ? limits[field as keyof typeof limits] * 4 : 0;

/** Cleans a form so that invisible characters cause no refusal (C26), except unknown fields and far too long texts. */
export function cleanEntries<Body extends object>(body: Body): Body {
  const cleaned = Object.entries(body).map(([field, value]) => [
    field,
    typeof value === 'string' && value.length <= mostOf(field)
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
