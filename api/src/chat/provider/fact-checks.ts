import { digits } from '@dosmares/content/roster';
import { homes } from '../facts/homes.ts';
import { pages } from '../facts/pages.ts';
import { people } from '../facts/people.ts';
import { fold } from '../reading/words.ts';
import { emails, figures, phones, places, prices } from './published.ts';

/**
 * Whether every price, phone, address and link of a sentence stands in the content (X05).
 * A pattern that takes a run of characters begins only where the run does: that keeps its time linear.
 */
export const isPublished = (sentence: string) => checks.every((check) => check(sentence));

const money =
  /(?:[$€£]|\b(?:usd|mxn|eur|us\$)) ?(\d[\d.,]*) ?(k|m|mm|bn|b|thousand|mil|millions?|mill[oó]n(?:es)?|billions?)?\b/gi;
const currencyAfter =
  /((?<![\d.,])[.,]*\d[\d.,]*|(?<![a-z-])[a-z-]+) ?(thousand|mil|millions?|mill[oó]n(?:es)?(?: de)?|billions?)? (?:u\.?s\.? )?(?:dollars?|usd|d[oó]lares?|pesos?|mxn|euros?|bucks)\b/gi;
const numbers = /(?<![\d.,])[\d.,]+/g;

/** Words before a currency that state no amount. */
const noAmount =
  /^(us|u\.s|american|canadian|mexican|in|of|the|and|o|en|to|from|than|or|de|los|las|your|our|all|per|mil|millones|million|millions)$/i;

const checks: readonly ((sentence: string) => boolean)[] = [
  (sentence) =>
    matches(sentence, money).every(([, figure = '', unit = '']) => isPrice(sentence, toAmount(figure, unit))),
  (sentence) =>
    matches(sentence, currencyAfter).every(
      ([, figure = '', unit = '']) =>
        (noAmount.test(figure) && !unit) || isPrice(sentence, toAmount(figure, unit)),
    ),
  (sentence) =>
    matches(withoutPhones(sentence), numbers).every(
      ({ 0: run, index, input }) => isPartOfCode(input[index - 1]) || isFigure(toAmount(run, '')),
    ),
  (sentence) =>
    !/\b(for free|free of charge|is free|gratis|regalad[oa])\b/i.test(sentence) ||
    /evaluation|valuaci[oó]n/i.test(sentence),
  (sentence) =>
    matches(withoutAddresses(sentence), phonePattern).every(([phone]) => isPhone(sentence, digits(phone))),
  (sentence) =>
    matches(sentence, /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g).every(([email]) =>
      isEmail(sentence, email.toLowerCase()),
    ),
  (sentence) =>
    matches(
      sentence,
      /\b(?:https?:\/\/|www\.)\S+|(?<![\w-])[\w-]+\.(?:com|net|org|io|mx|info|biz|co|example|site|shop|me)(?:\/\S*)?/gi,
    ).every(([address], index, all) => isOwnAddress(sentence, address, all[index]?.index ?? 0)),
  (sentence) => matches(sentence, /(?<![\w/.:@])\/[a-z][\w/-]*/gi).every(([path]) => pages.has(path)),
  (sentence) => matches(fold(sentence), street).every(([place]) => places.includes(place.trim())),
];

const phonePattern = /\+?\(?\d[\d\s().-]{6,}\d/g;
const street =
  /\b(?:boulevard|blvd\.?|calle|avenida|av\.|camino|paseo|carretera|kilomet(?:re|er|ro)|km\.?) (?!de? (?:la )?casa)(?:de (?:las?|los) )?[\w-]+|\b\d+ [a-z]+ (?:street|avenue|road|drive|lane)\b/g;

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];

function toAmount(figure: string, unit: string): number {
  const plainFigure = Number(figure.replaceAll(',', '').replace(/(?<!\.)\.+$/, ''));
  const scale = /^(k|thousand|mil)$/i.test(unit)
    ? 1e3
    : /^(b|bn|billions?)$/i.test(unit)
      ? 1e9
      : unit
        ? 1e6
        : 1;

  return Math.round(plainFigure * scale * 100) / 100;
}

/** A sentence that names homes may state their prices only: no home borrows the price of another. */
function isPrice(sentence: string, amount: number): boolean {
  const named = homes.filter(({ title }) => sentence.includes(title));
  if (named.length > 0) return named.some(({ price }) => price === amount);

  return prices.has(amount);
}

/** Below that a number is a size, a year or a count; what is no number states nothing large. */
const large = 10_000;
const isFigure = (amount: number) => !(amount >= large) || figures.has(amount);
const isPartOfCode = (before = ' ') => '/+(-'.includes(before);

/** A sentence that names agents may state their numbers and the office's. */
function isPhone(sentence: string, number: string): boolean {
  const known = [...phones].filter((phone) => phone === number || phone.slice(-10) === number);
  const others = people
    .filter(({ name }) => !sentence.includes(name))
    .flatMap(({ phone, phoneSecondary = phone }) => [phone, phoneSecondary].map(digits));

  return known.length > 0 && (namesNobody(sentence) || known.some((phone) => !others.includes(phone)));
}

function isEmail(sentence: string, email: string): boolean {
  const owner = people.find((person) => person.email === email);

  return emails.has(email) && (!owner || namesNobody(sentence) || sentence.includes(owner.firstName));
}

const namesNobody = (sentence: string) => !people.some(({ name }) => sentence.includes(name));

function isOwnAddress(sentence: string, address: string, at: number): boolean {
  if (sentence[at - 1] === '@') return true;
  const chat = /^https:\/\/wa\.me\/(\d+)\.?$/.exec(address)?.[1];

  return chat !== undefined && phones.has(chat);
}

const withoutPhones = (sentence: string) =>
  sentence.replace(phonePattern, (phone) => (phones.has(digits(phone)) ? ' ' : phone));
const withoutAddresses = (sentence: string) =>
  sentence.replace(/https:\/\/wa\.me\/\d+/g, ' ').replace(/\d{4}-\d{2}-\d{2}/g, ' ');
