import { listingByMls } from '@dosmares/content/listings';
import { type Kysely, sql } from 'kysely';
import type { Database, InquiryTable } from './database.ts';

/** Letters that no accent is taken from, and what people type for them. */
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

/** Words without accents and marks, so that O’Hara and Łukasz are found; with `parts` also what is between marks. */
export function plainWords(text: string, parts = false): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđðæœþı]/g, (letter) => plainLetters[letter] ?? letter);
  const words = plain.split(/\s+/).flatMap((chunk) => {
    const pieces = chunk.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

    return parts && pieces.length > 1 ? [pieces.join(''), ...pieces] : [pieces.join('')];
  });

  return words.filter(Boolean);
}

const leastDigits = 4;
const nationalDigits = 10;

/** Returns the digits by which a phone number is known, however it was typed: those that are dialled within a country. */
export const knownDigits = (phone: string) => phone.replace(/\D/g, '').slice(-nationalDigits);

// A number is found by any of its last digits, because words are looked up by how they begin.
const endsOf = (phone: string) => {
  const digits = phone.replace(/\D/g, '');

  return Array.from({ length: Math.max(0, digits.length - leastDigits + 1) }, (_, from) =>
    digits.slice(from),
  );
};

type Searched = Pick<InquiryTable, 'name' | 'email' | 'phone' | 'message' | 'reference'> & {
  facts: { mlsNumber?: string; property?: string };
};

const mostWords = 2_000;
const longestWord = 60;

export function searchWords({ name, email, phone, message, reference, facts }: Searched): string[] {
  const { mlsNumber, property } = facts;
  const house = mlsNumber === undefined ? undefined : listingByMls(mlsNumber);
  const texts = [name, email, reference, mlsNumber, house?.title, house?.location, property, message];
  const words = texts.flatMap((text) => plainWords(text ?? '', true));

  return [...new Set([...endsOf(phone), ...words])]
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord).toWellFormed());
}

const mostAtOnce = 1_000;

/** Makes the words of inquiries that have none: new ones, changed ones, and those of an earlier version. */
export const fillSearchWords = (db: Kysely<Database>) =>
  db.transaction().execute(async (trx) => {
    // Rows at which another process is are left to it.
    const rows = await trx
      .selectFrom('inquiry')
      .select(['id', 'name', 'email', 'phone', 'message', 'reference', 'facts'])
      .where('searched', 'is', null)
      .limit(mostAtOnce)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return;
    const made = JSON.stringify(rows.map((row) => ({ id: row.id, words: searchWords(row) })));
    await sql`update inquiry set searched = array_to_tsvector(array(select jsonb_array_elements_text(made.words)))
      from jsonb_to_recordset(${made}::jsonb) as made (id uuid, words jsonb)
      where inquiry.id = made.id`.execute(trx);
  });

const mostTerms = 8;

/** Returns the condition that an inquiry has every word of a query; a query that is a phone number is one word. */
export function hasWords(query: string) {
  const isPhone = /^[\d\s().+/-]{7,}$/.test(query) && knownDigits(query).length >= 7;
  const terms = isPhone ? [knownDigits(query)] : plainWords(query).slice(0, mostTerms);
  // A word of letters and digits only: nothing in it is an operator.
  const text = terms.map((term) => `'${term.slice(0, longestWord)}':*`).join(' & ');

  return text === '' ? sql<boolean>`true` : sql<boolean>`searched @@ ${text}::tsquery`;
}
