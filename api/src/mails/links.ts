import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Returns a link for writing to the visitor. All characters of the address are encoded, so that nothing in it becomes
 * a parameter.
 */
export function mailHref(email: string, subject?: string): string {
  const to = email.split('@').map(encodeURIComponent).join('@');

  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}

/**
 * Returns a link for calling the visitor: by the full number if it is certain, otherwise as typed; undefined for a
 * text that cannot be a number.
 */
export function callHref(phone: string): string | undefined {
  const number = certainNumber(phone);
  if (number) return number.getURI();

  const { ext = '' } = read(phone, 'US') ?? {};
  const typed = phone.replace(/\D/g, '');
  const digits = typed.endsWith(ext) ? typed.slice(0, typed.length - ext.length) : typed;
  const isDialable = digits.length >= 7 && digits.length <= longestNumber;
  return isDialable ? `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}` : undefined;
}

/** Returns a link for a chat with the visitor; undefined unless the full number is certain. */
export function messageHref(phone: string, text: string): string | undefined {
  const number = certainNumber(phone);

  return number && `https://wa.me/${number.number.slice(1)}?text=${encodeURIComponent(text)}`;
}

// E.164 allows 15 digits, which an international prefix may precede.
const longestNumber = 18;

/**
 * Returns the intended number if it is valid in only one country. Visitors write from Mexico, the United States and
 * Canada without a prefix, and many ten-digit numbers exist both in Mexico and north of it.
 */
function certainNumber(phone: string): PhoneNumber | undefined {
  const valid = [read(phone, 'MX'), read(phone, 'US')].filter((number) => number?.isValid());
  const [number] = valid;

  return valid.every((other) => other?.number === number?.number) ? number : undefined;
}

/** Reads the phone number in a text as dialled from a country; undefined when the text holds more than a number. */
function read(phone: string, defaultCountry: 'MX' | 'US'): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(phone, { defaultCountry, extract: false });
  if (number?.countryCallingCode !== '52' || number.isValid()) return number;

  // Until 2019 Mexicans dialled 044, 045, 01 or 1 before the ten digits, and many still write it.
  const national = number.nationalNumber.replace(/^(?:044|045|01|1)(?=\d{10}$)/, '');
  const today = parsePhoneNumberFromString(`+52${national}`);
  if (today && number.ext) today.setExt(number.ext);

  return today;
}
