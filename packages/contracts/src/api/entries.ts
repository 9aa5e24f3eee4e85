import { type FieldRow, inquiryFields } from './inquiry-fields.ts';

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
  if (!/\P{ASCII}/u.test(domain) || line.length > inquiryFields.email.limit) return line;

  try {
    return line.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
  } catch {
    return line;
  }
}

const cleaners = { line: cleanLine, id: cleanLine, text: cleanText, address: cleanAddress };

/** Cleans a form so that invisible characters cause no refusal (C26), except unknown fields and far too long texts. */
export const cleanEntries = <Body extends object>(body: Body): Body => cleaned(body, inquiryFields) as Body;

function cleaned(value: unknown, rows: Readonly<Record<string, FieldRow>>): unknown {
  if (Array.isArray(value)) return value.map((each) => cleaned(each, rows));
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      Object.hasOwn(rows, name) ? cleanValue(each, rows[name]) : each,
    ]),
  );
}

function cleanValue(value: unknown, row: FieldRow | undefined) {
  if (!row || 'parts' in row) return row ? cleaned(value, row.parts) : value;
  // Four characters for each that it may have: some are invisible, and three may become one letter.
  const isRead = typeof value === 'string' && value.length <= row.limit * 4;

  return isRead ? cleaners[row.kind ?? 'line'](value) : value;
}

/** Before every name under which this tab stores something, such as the draft of a form (C24). */
export const storagePrefix = 'dosmares.';
