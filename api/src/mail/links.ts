import { limits } from '@dosmares/contracts/limits';
import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { buttons, type Part } from './layout.ts';

/** Where the links in mails lead. Those to the desk are plain addresses: whoever opens one signs in. */
export interface Destinations {
  siteOrigin: string;
  /** Where staff's browsers reach the desk; absent while it is switched off. */
  deskOrigin?: string | undefined;
}

export const deskPath = '/staff';
export const inquiryPath = (reference: string) => `${deskPath}/inquiry/${reference}`;

export function deskButton({ deskOrigin }: Destinations, reference?: string): Part | undefined {
  const [label, path] = reference
    ? ['Open it on the desk', inquiryPath(reference)]
    : ['Open the desk', deskPath];

  return deskOrigin === undefined ? undefined : buttons([{ label, href: `${deskOrigin}${path}` }]);
}

/** Returns a link for writing to the visitor; all is encoded, so that nothing becomes a parameter. */
export function mailHref(email: string, subject?: string): string {
  const to = email.split('@').map(encodeURIComponent).join('@');

  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}

/** Returns a link for calling the visitor by the one number in a text; undefined where there is none, or several. */
export function callHref(phone: string): string | undefined {
  const readings = readingsOf(phone);
  if (agree(readings, 'number')) return readings[0]?.getURI();

  // A number of several countries is dialled as it was typed.
  return agree(readings, 'nationalNumber') ? `tel:${readings[0]?.nationalNumber}` : undefined;
}

/** Returns a link for a chat with the visitor; undefined unless the full number is certain. */
export function messageHref(phone: string, text: string): string | undefined {
  const readings = readingsOf(phone);
  const [number] = readings;
  if (!number?.isValid() || !agree(readings, 'number')) return undefined;

  return `https://wa.me/${number.number.slice(1)}?text=${encodeURIComponent(text)}`;
}

const agree = (readings: PhoneNumber[], field: 'number' | 'nationalNumber') =>
  readings.every((one) => one[field] === readings[0]?.[field]);

/** What a text means as dialled from each country whose visitors omit a prefix, but for numbers that nobody can have. */
function readingsOf(text: string): PhoneNumber[] {
  if (text.length > limits.phone) return [];
  // Copied numbers carry marks of writing direction. A comma announces no extension, but another number, or a time.
  const visible = text.replace(/\p{Cf}/gu, '').replaceAll(',', '|');
  const readings = (['MX', 'US'] as const).flatMap((country) => read(visible, country));
  const valid = readings.filter((number) => number.isValid());

  return valid.length > 0 ? valid : readings.filter((number) => number.isPossible());
}

function read(text: string, defaultCountry: 'MX' | 'US'): PhoneNumber[] {
  const whole = parsePhoneNumberFromString(text, { defaultCountry });
  if (!whole)
    return findPhoneNumbersInText(text, { defaultCountry, extended: true }).map(({ number }) => number);
  if (whole.countryCallingCode !== '52' || whole.isValid()) return [whole];

  // Until 2019 Mexicans dialled 044, 045, 01 or 1 before the ten digits, and many still write it.
  const national = whole.nationalNumber.replace(/^(?:044|045|01|1)(?=\d{10}$)/, '');
  const today = parsePhoneNumberFromString(`+52${national}`);
  if (today && whole.ext) today.setExt(whole.ext);

  return today ? [today] : [];
}
