import { setImmediate } from 'node:timers/promises';
import { listingByMls } from '@dosmares/content/listings';
import { normalForm } from '@dosmares/contracts/entries';
import { sql, type Transaction } from 'kysely';
import type { Database, Details, InquiryTable } from './database.ts';

/** Letters that Unicode does not decompose, and what people type for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

/** Splits a text into words without case, accents or marks; `parts` adds `o` and `hara` to the `ohara` of `O’Hara`. */
export function plainWords(text: string, parts = false): string[] {
  const plain = normalForm(text, 'NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđðæœþı]/g, (letter) => plainLetters[letter] ?? letter);
  const words = plain.split(/\s+/).flatMap((chunk) => {
    const pieces = chunk.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

    return parts && pieces.length > 1 ? [pieces.join(''), ...pieces] : [pieces.join('')];
  });

  return words.filter(Boolean);
}

const minDigits = 4;
const nationalDigits = 10;

/** Returns the last ten digits of a phone number, which are the same however it was typed. */
export const significantDigits = (phone: string) => phone.replace(/\D/g, '').slice(-nationalDigits);

// Every suffix is a word, because a search matches the beginnings of words.
const suffixesOf = (phone: string) => {
  const digits = phone.replace(/\D/g, '');

  return Array.from({ length: Math.max(0, digits.length - minDigits + 1) }, (_, from) => digits.slice(from));
};

type Searchable = Pick<InquiryTable, 'name' | 'email' | 'phone' | 'message' | 'reference'> & {
  details: Pick<Details, 'mlsNumber' | 'property' | 'evaluation'>;
};

const maxWords = 2_000;
const maxWordLength = 60;

function searchWords({ name, email, phone, message, reference, details }: Searchable): string[] {
  const { mlsNumber, property, evaluation = {} } = details;
  const house = mlsNumber === undefined ? undefined : listingByMls(mlsNumber);
  const about = [mlsNumber, house?.title, house?.location, property, ...Object.values(evaluation)];
  const texts = [name, email, reference, ...about, message];
  const words = texts.flatMap((text) => plainWords(text ?? '', true));

  return [...new Set([...suffixesOf(phone), ...words])]
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength).toWellFormed());
}

/** Stores the search words of inquiries; to be called by whatever writes a text of theirs. */
export async function updateSearchWords(trx: Transaction<Database>, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('inquiry')
    .select(['id', 'name', 'email', 'phone', 'message', 'reference', 'details'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  const found = [];
  for (const row of rows) {
    found.push({ id: row.id, words: searchWords(row) });
    // A thousand long messages would hold up every visitor.
    await setImmediate();
  }
  await sql`update inquiry set searched = array_to_tsvector(array(select jsonb_array_elements_text(found.words)))
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (id uuid, words jsonb)
    where inquiry.id = found.id`.execute(trx);
}

const maxTerms = 8;

/** SQL condition: each word of a query begins one of the inquiry's; a phone number counts as one word. */
export function matchesSearch(query: string) {
  const isPhone = /^[\d\s().+/-]{7,}$/.test(query) && significantDigits(query).length >= 7;
  const terms = isPhone ? [significantDigits(query)] : plainWords(query).slice(0, maxTerms);
  // Terms hold letters and digits only, so no operators of tsquery.
  const text = terms.map((term) => `'${term.slice(0, maxWordLength)}':*`).join(' & ');

  return text === '' ? sql<boolean>`true` : sql<boolean>`searched @@ ${text}::tsquery`;
}
