import { isOneAddress } from '../store/email-address.ts';

/** Parses the text of an environment variable; throws an error that says what is wrong. */
export type Parse<T> = (text: string) => T;

export const anyText: Parse<string> = (text) => text;

export const secret =
  (least: number): Parse<string> =>
  (text) => {
    if (text.length >= least) return text;
    throw new Error(`must have at least ${least} characters`);
  };

export const flag: Parse<boolean> = (text) => {
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new Error('must be 1 or 0');
};

export const wholeNumber =
  (least: number, most: number): Parse<number> =>
  (text) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new Error(`must be a whole number from ${least} to ${most}`);
  };

export const port = wholeNumber(1, 65_535);

export const oneOf =
  <const T extends string>(...names: readonly T[]): Parse<T> =>
  (text) => {
    const name = names.find((known) => known === text);
    if (name) return name;
    throw new Error(`must be one of ${names.join(', ')}`);
  };

export const address =
  (...protocols: readonly string[]): Parse<string> =>
  (text) => {
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/$/, '');
    throw new Error(`must be an address that starts with ${protocols.join('// or ')}//`);
  };

export const origin: Parse<string> = (text) => {
  const url = address('http:', 'https:')(text);
  if (new URL(url).origin === url) return url;
  throw new Error('must be an origin, without a path');
};

export const mailAddress: Parse<string> = (text) => {
  if (isOneAddress(text)) return text;
  throw new Error('must be one plain e-mail address');
};

export const timeOfDay: Parse<string> = (text) => {
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return text;
  throw new Error('must be a time such as 07:00');
};
