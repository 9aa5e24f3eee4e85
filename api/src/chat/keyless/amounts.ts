import { fold } from '../search/words.ts';

/** The figures of a wish for a home. */
export interface Amounts {
  minPrice?: number;
  maxPrice?: number;
  beds?: number;
  /** Said with "at least": more will do. */
  bedsAtLeast?: boolean;
}

const numbers = [
  'zero cero',
  'one uno una',
  'two dos',
  'three tres',
  'four cuatro',
  'five cinco',
  'six seis',
  'seven siete',
  'eight ocho',
  'nine nueve',
  'ten diez',
];
const figureOf = new Map(
  numbers.flatMap((names, number) => names.split(' ').map((name) => [name, String(number)] as const)),
);
const figure = '\\$? ?(\\d[\\d,.]*) ?(millions?|millones|millon|mill?|mm?|k|thousand|mil)?\\b';
const atMost = new RegExp(
  `(?:under|below|less than|up to|at most|max(?:imum)?(?: of)?|no more than|menos de|hasta|debajo de|maximo(?: de)?|budget (?:of|is)|presupuesto (?:de|es)) ${figure}`,
);
const atLeast = new RegExp(
  `(?:over|above|more than|at least|min(?:imum)?(?: of)?|starting at|mas de|desde|arriba de|minimo(?: de)?) ${figure}`,
);
const between = new RegExp(`\\b(?:between|from|entre|de) ${figure} (?:and|to|y|a) ${figure}`);
const rooms =
  /(at least|al menos|minimo|minimum|or more|more than|mas de|con)? ?\b(\d{1,2})(\+| or more| o mas)?[ -](?:bed|beds|bedrooms?|suites?|recamaras?|habitaciones|dormitorios?)\b/;

/** Prices and bedrooms in a question, in figures or words, in English or Spanish. */
export function amountsIn(question: string): Amounts {
  const text = fold(question)
    .replace(/\s+/g, ' ')
    .replace(/[a-z]+/g, (word) => figureOf.get(word) ?? word);
  const [low, high] = rangeIn(text);
  const [maxPrice, minPrice] = [high ?? priceIn(text, atMost), low ?? priceIn(text, atLeast)];
  const [, before, beds, after] = rooms.exec(text) ?? [];

  return {
    ...(maxPrice && { maxPrice }),
    ...(minPrice && { minPrice }),
    ...(beds && { beds: toNumber(beds), bedsAtLeast: Boolean(after ?? (before && before !== 'con')) }),
  };
}

/** "Between 4 and 6 million": the unit said once counts for both. */
function rangeIn(text: string): (number | undefined)[] {
  const [, low, lowUnit, high, highUnit = ''] = between.exec(text) ?? [];
  if (!low || !high) return [];

  return [toNumber(low) * factor(lowUnit ?? highUnit), toNumber(high) * factor(highUnit)].map((price) =>
    price >= 10_000 ? price : undefined,
  );
}

function priceIn(text: string, pattern: RegExp): number | undefined {
  const [, amount, unit = ''] = pattern.exec(text) ?? [];
  const price = amount && toNumber(amount) * factor(unit);

  // "At least 6 bedrooms" is not a price.
  return price && price >= 10_000 ? price : undefined;
}

function factor(unit: string) {
  if (/^(k|mil|thousand)$/.test(unit)) return 1000;

  return /^m/.test(unit) ? 1_000_000 : 1;
}

const toNumber = (text: string) => Number(text.replaceAll(',', '').replace(/\.$/, ''));
