import { limits } from '@dosmares/contracts/inquiry-fields';
import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Action } from './layout.ts';

/** Where the links in mails lead. Those to the desk grant no access: whoever opens one has to sign in. */
export interface Destinations {
  siteOrigin: string;
  /** Public origin of the desk; absent while it is off. */
  deskOrigin?: string | undefined;
}

export const deskPath = '/staff';
export const inquiryPath = (reference: string) => `${deskPath}/inquiry/${reference}`;

/** The link to an inquiry on the desk, or to the desk; none while it is off. */
export function deskLinks({ deskOrigin }: Destinations, reference?: string): Action[] {
  const [label, path] = reference
    ? ['Open it on the desk', inquiryPath(reference)]
    : ['Open the desk', deskPath];

  return deskOrigin === undefined ? [] : [{ label, href: `${deskOrigin}${path}` }];
}

/** Returns a link for writing to an address, encoded so that nothing in it becomes a parameter. */
export function mailHref(email: string, subject?: string): string {
  const to = email.split('@').map(encodeURIComponent).join('@');

  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}

/** Returns a link for calling the only phone number in a text; undefined where there is none, or several. */
export function callHref(phone: string): string | undefined {
  const readings = readingsOf(phone);
  if (agree(readings, 'number')) return readings[0]?.getURI();

  // A number that is possible in several countries is dialled as typed.
  return agree(readings, 'nationalNumber') ? `tel:${readings[0]?.nationalNumber}` : undefined;
}

/** Returns a link to a WhatsApp chat; undefined unless the international number is unambiguous. */
export function whatsAppHref(phone: string, text: string): string | undefined {
  const readings = readingsOf(phone);
  const [number] = readings;
  if (!number?.isValid() || !agree(readings, 'number')) return undefined;

  return `https://wa.me/${number.number.slice(1)}?text=${encodeURIComponent(text)}`;
}

const agree = (readings: PhoneNumber[], field: 'number' | 'nationalNumber') =>
  readings.every((one) => one[field] === readings[0]?.[field]);

/** Parses a text as typed in Mexico and in the US, where visitors omit the prefix; drops impossible numbers. */
function readingsOf(text: string): PhoneNumber[] {
  if (text.length > limits.phone) return [];
  // Copied numbers contain direction marks. A comma separates another number or a time, not an extension.
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

  // Until 2019 Mexicans dialled 044, 045, 01 or 1 before the ten digits; many still write that.
  const national = whole.nationalNumber.replace(/^(?:044|045|01|1)(?=\d{10}$)/, '');
  const current = parsePhoneNumberFromString(`+52${national}`);
  if (current && whole.ext) current.setExt(whole.ext);

  return current ? [current] : [];
}
