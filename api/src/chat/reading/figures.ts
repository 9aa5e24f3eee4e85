import { exchangeRate } from '@dosmares/content/exchange-rate';
import type { Filter } from '../blocks/block.ts';

// biome-ignore format: a table reads in columns
const numerals: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12,
  uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12,
};
const bedWords =
  'bed ?rooms?|beds?|bedroomed|rooms|suites|recamaras?|cuartos|habitaci\\w+|dormitorios|bdr?m?s?|rec';
const bathWords = 'bath ?rooms?|baths?|banos?';

/** Figures in a text: a filter of homes, and an amount of dollars. */
export interface Figures {
  filter: Filter;
  amount?: number;
}

/** Reads figures: prices in k, M, mil and pesos, rooms, years, sizes, people. */
export function figuresIn(text: string): Figures {
  const plain = text
    .replace(/\b\d{2}-\d{4}\b/g, ' ')
    .replace(/\S*@\S*/g, ' ')
    .replace(/\b(a|un) (million|millon)/g, '1 million')
    .replace(/\b(half a|medio) (million|millon)/g, '0.5 million')
    .replace(/\b(\w+) (and a half|y medio) (million|millon)\w*/g, '$1.5 million')
    .replace(/\b(\w+) millon(es)? y medio/g, '$1.5 million')
    .replace(/\b[a-z]+\b/g, (word) => String(numerals[word] ?? word))
    .replace(/\b([a-z]+)\.5\b/g, (_, word: string) => `${numerals[word] ?? word}.5`);
  const rooms = { ...guestsIn(plain), ...roomsIn(plain, bedWords, 'minBeds', 'maxBeds'), ...bathsIn(plain) };
  const money = pricesIn(
    plain.replace(
      new RegExp(`\\b\\d+(\\.5)?( ?\\+| or more| o mas)?[ -]?(${bedWords}|${bathWords})`, 'g'),
      ' ',
    ),
  );

  return {
    filter: { ...rooms, ...yearIn(plain), ...sizeIn(plain), ...money.filter },
    ...(money.amount !== undefined && { amount: money.amount }),
  };
}

function roomsIn(text: string, words: string, least: 'minBeds', most: 'maxBeds'): Filter {
  const range = new RegExp(`\\b(\\d{1,2}) ?(?:-|to|or|o|a|y) ?(\\d{1,2}) ?(?:${words})(?![a-z])`).exec(text);
  if (range) return { [least]: Number(range[1]), [most]: Number(range[2]) };
  const [, before = '', number, plus, late] =
    new RegExp(
      `((?:at least|minimum|min|more than|over|up to|at most|max|less than|fewer than|under|al menos|minimo|mas de|hasta|maximo|menos de) )?\\b(\\d{1,2}) ?(\\+|plus|or more|o mas)?[ -]?(?:${words})(?![a-z])( (?:min(?:imum)?|at least|at the very least|or more|o mas|minimo|plus)|\\+)?`,
    ).exec(text) ?? [];
  const count = Number(number);
  if (!number || count > 20) return {};
  if (/more than|over|mas de/.test(before)) return { [least]: count + 1 };
  if (/less|fewer|under|menos/.test(before)) return { [most]: count - 1 };
  if (/up to|most|max|hasta/.test(before)) return { [most]: count };

  return plus || late || /least|min|menos/.test(before)
    ? { [least]: count }
    : { [least]: count, [most]: count };
}

function bathsIn(text: string): Filter {
  const found = new RegExp(
    `\\b(\\d{1,2}(?:\\.5)?) ?(?:\\+|or more|o mas)?[ -]?(?:${bathWords})(?![a-z])`,
  ).exec(text);

  return found ? { minBaths: Number(found[1]) } : {};
}

function guestsIn(text: string): Filter {
  const found =
    /\b(?:(?:sleeps?|family of|party of|group of|familia de|grupo de) (\d{1,2})\b|(\d{1,2}) (?:people|persons|guests|adults|of us|friends|personas|huespedes|adultos|amigos)|(?:we are|we will be|somos|seremos) (\d{1,2})\b(?! (?:gen|fam|km|min|hou|day)))/.exec(
      text,
    );

  const guests = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0);

  return guests > 1 && guests < 40 ? { minBeds: Math.ceil(guests / 2) } : {};
}

function yearIn(text: string): Filter {
  const found =
    /\b(built |construid\w+ )?(in |after|since|from|newer than|post|later than|before|older than|until|en |desde|despues de(?:l)?|a partir de(?:l)?|antes de(?:l)?|del?) ?(19[5-9]\d|20[0-3]\d)\b/.exec(
      text,
    );
  if (!found) return {};
  const year = Number(found[3]);
  const how = found[2] ?? '';
  if (/before|older|until|antes/.test(how)) return { builtUntil: year - 1 };
  if (/after|newer|later|post|despues/.test(how)) return { builtFrom: year + 1 };
  if (/since|from|desde|partir/.test(how)) return { builtFrom: year };

  return found[1] ? { builtFrom: year, builtUntil: year } : {};
}

function sizeIn(text: string): Filter {
  const found = /\b(\d[\d,.]{1,6}) ?(m2|square met\w+|metros( cuadrados)?|sq ?ft|sqft|square feet)\b/.exec(
    text,
  );
  if (!found) return {};
  const value = Number((found[1] ?? '').replace(/[,.](?=\d{3})/g, ''));

  return value > 40
    ? { minSquareMeters: Math.round(/ft|feet/.test(found[2] ?? '') ? value / 10.764 : value) }
    : {};
}

const money =
  /(us\$|\$|usd ?)?\b(\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?)( ?(?:k|thousand|grand|mil(?!l)|mm?|mill?|millions?|million(?:es)?|millon(?:es)?|melon(?:es)?|mdd|mdp))?(?![a-z0-9%/-])(?: ?(?:de )?(pesos|mxn|mdp|usd|dollars|dolares|dlls|bucks))?/g;

/** How the words around one price bound it; the first row that matches counts. */
const bounds: readonly { before: RegExp; after: RegExp; filter: (value: number) => Filter }[] = [
  {
    before: /\b(not|no|nor|without|never|a (cent|penny)|sin)\b.{0,16}(over|above|more|past|mas|pasar\w*)/,
    after: /(?!)/,
    filter: (value) => ({ maxPrice: value }),
  },
  {
    before:
      /(over|above|more than|at least|min(imum|imo)?|starting( at)?|from|mas de|desde|arriba de|a partir de|north of)\W*$/,
    after: /^ ?(\+|or more|and up|o mas|plus|para arriba)/,
    filter: (value) => ({ minPrice: value }),
  },
  {
    before:
      /(around|about|roughly|approx\w*|circa|unos|como|alrededor de|cerca de|aprox\w*|aproximadamente)\W*$/,
    after: /^ ?(ish|or so|mas o menos)/,
    filter: (value) => ({ minPrice: value * 0.8, maxPrice: value * 1.15 }),
  },
];
const unitOfRange =
  /(\d(?:\.\d+)?) ?(?:-|to|and|y|a|or|o) ?\$?(\d+(?:\.\d+)?) ?(k|thousand|mil(?!l)|mm?|mill?|million\w*|millon\w*)\b/g;

function pricesIn(text: string): Figures {
  const joined = text.replace(unitOfRange, (_, from, to, unit) => `${from} ${unit} to ${to} ${unit}`);
  const found = [...joined.matchAll(money)].flatMap((match) => {
    const value = dollarsOf(match, joined);

    return value === undefined ? [] : [{ value, at: match.index, end: match.index + match[0].length }];
  });
  const [first, second] = found;
  if (!first) return { filter: {} };
  const amount = first.value;
  const before = joined.slice(Math.max(0, first.at - 30), first.at);
  const between = second && joined.slice(first.end, second.at);
  if (
    between !== undefined &&
    (/\b(between|entre|from|de|desde)\b/.test(before) || /^ ?(to|a|and|y|-|or|o|hasta|up to)\b/.test(between))
  ) {
    const [minPrice = amount, maxPrice] = [amount, second?.value ?? amount].toSorted(
      (one, other) => one - other,
    );

    return { filter: { minPrice, maxPrice: maxPrice ?? amount }, amount };
  }
  const bound = bounds.find(
    (row) => row.before.test(before) || row.after.test(joined.slice(first.end, first.end + 14)),
  );

  return { filter: bound?.filter(amount) ?? { maxPrice: amount }, amount };
}

/** The dollars of one amount; undefined for numbers that are no price. */
function dollarsOf(
  [, sign, digits = '', unit = '', currency = '']: RegExpMatchArray,
  text: string,
): number | undefined {
  const isGrouped = /[,.]\d{3}/.test(digits);
  const number = Number(isGrouped ? digits.replace(/[,.]/g, '') : digits);
  const name = unit.trim();
  if (name === '' && !isGrouped && number < 50_000)
    return isInMillions(number, Boolean(sign), text.slice(0, text.indexOf(digits)))
      ? number * 1e6
      : undefined;
  const inPesos =
    /pesos|mxn|mdp/.test(`${currency} ${name}`) && !/\b(in|en|to|a|into) (mexican )?(pesos|mxn)\b/.test(text);
  const value = (number * factorOf(name, number)) / (inPesos ? exchangeRate.pesosPerDollar : 1);

  return value >= 20_000 ? Math.round(value) : undefined;
}

// "$4.2", or "a budget of 4", for a house.
const isInMillions = (number: number, hasSign: boolean, before: string) =>
  number >= 0.3 && number <= 30 && (hasSign || /\b(budget|presupuesto|spend|gastar)\b.{0,16}$/.test(before));

// "4-5 mil" for a house are millions, "500 mil" are thousands.
function factorOf(unit: string, number: number) {
  if (unit === '') return 1;
  if (unit === 'mil') return number < 50 ? 1e6 : 1e3;

  return /^m/.test(unit) ? 1e6 : 1e3;
}
