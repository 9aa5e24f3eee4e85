import { faultOf } from './prose.ts';
import { isPage, type Owner, owners, referencePattern } from './references.ts';
import { withReferences } from './verbatim.ts';

/** A sentence with its facts in place, or why it may not be shown. */
export type Judged = { text: string; owner: Owner | undefined; named: readonly Owner[] } | { fault: string };

interface Named {
  owner: Owner | undefined;
  field: string | undefined;
  at: number;
  length: number;
}

/** Placeholder for a reference in prose. */
const mark = '§';

/**
 * Judges one sentence of a model (X05). Facts may appear only as references, such as `{home:1.price}`; prose that
 * states a fact itself, or makes a claim that only a person may make, is not shown. `before` is the owner that "it"
 * may refer to. Time is linear in the sentence.
 */
export function judgeSentence(sentence: string, before?: Owner): Judged {
  const text = withReferences(sentence.normalize('NFKC'));
  const named = namedIn(text);
  const prose = text.replace(referencePattern, mark);
  const wrong = named.find(
    ({ owner, field }) => !owner || (field !== undefined && owner.fields[field] === undefined),
  );
  if (wrong) return { fault: 'a reference that does not exist' };
  const spoken = named.flatMap(({ owner }) => (owner && owner.key !== 'page' ? [owner] : []));
  const fault = faultOf(prose, spoken.length > 0 ? spoken : before ? [before] : []) ?? misplaced(named);

  return fault
    ? { fault }
    : { text: rendered(text, named, spoken), owner: spoken.at(-1) ?? before, named: spoken };
}

const pageOwner = (path: string): Owner => ({
  key: 'page',
  name: path,
  fields: { [path]: path },
  reference: { kind: 'office' },
});

function namedIn(text: string): Named[] {
  return [...text.matchAll(referencePattern)].map(({ 0: whole, 1: key = '', 2: field, index }) => ({
    owner:
      key === 'page'
        ? field !== undefined && isPage(field)
          ? pageOwner(field)
          : undefined
        : owners.get(key),
    field,
    at: index,
    length: whole.length,
  }));
}

/** Reports a fact of one home or agent in a sentence that names another. */
function misplaced(named: readonly Named[]): string | undefined {
  const keys = new Set(
    named.flatMap(({ owner, field }) => (owner && field === undefined ? [owner.key] : [])),
  );
  const isForeign = ({ owner, field }: Named) =>
    owner &&
    field !== undefined &&
    /^(?:home|agent):/.test(owner.key) &&
    keys.size > 0 &&
    !keys.has(owner.key);

  return named.some(isForeign) ? 'a fact of another' : undefined;
}

/**
 * Fills in names and facts. A fact whose owner the sentence does not name before it is followed by its owner's name.
 */
function rendered(text: string, named: readonly Named[], spoken: readonly Owner[]): string {
  const isAmongSeveral = new Set(spoken.map(({ key }) => key)).size > 1;
  let [shown, end] = ['', 0];
  let latest: Owner | undefined;

  for (const { owner, field, at, length } of named) {
    if (!owner) continue;
    shown += text.slice(end, at);
    end = at + length;
    if (field === undefined) latest = owner;
    if (field === undefined) shown += owner.name;
    else shown += factOf(owner, field, text.slice(end), text) + label(owner, field, latest, isAmongSeveral);
  }

  return shown + text.slice(end);
}

function label(owner: Owner, field: string, latest: Owner | undefined, isAmongSeveral: boolean) {
  const isPlain = owner.key === 'page' || field === 'page' || owner === latest;
  const isHouse = !isAmongSeveral && latest === undefined && !/^(?:home|agent):/.test(owner.key);

  return isPlain || isHouse ? '' : ` (${owner.name})`;
}

/** Units that follow a figure, in both languages; a unit is added when the text has none. */
const units: Readonly<Record<string, readonly [unit: string, said: RegExp]>> = {
  beds: ['bedrooms', /^[\s-]*(?:bed\w*|suites?|rec[aá]maras?|habitaciones|dormitorios)/i],
  baths: ['bathrooms', /^[\s-]*(?:bath\w*|ba[nñ]os?)/i],
  sold: ['properties sold', /^[\s-]*(?:homes?|houses?|propert\w+|sales|casas?|propiedades)/i],
  newListings: ['new listings', /^[\s-]*(?:new|nuev\w+|listings|listados)/i],
  activeListings: ['active listings', /^[\s-]*(?:active|activ\w+|listings|listados)/i],
};

/** Labels required with a figure of the report; a label is added when the text has none. */
const labels: Readonly<Record<string, readonly [label: string, said: RegExp, never?: RegExp]>> = {
  medianPrice: ['median price of homes sold', /medi[aá]n/i, /activ/i],
  activeMedian: ['median price of active listings', /activ/i],
  daysOnSite: ['days on site', /\bday|d[ií]as|site|market|mercado/i],
};

function factOf({ key, fields }: Owner, field: string, rest: string, text: string): string {
  const value = fields[field] ?? '';
  const [unit, said] = units[field] ?? [];
  const [label, called, never] = (key === 'report' && labels[field]) || [];
  if (unit && said && !said.test(rest)) return `${value} ${unit}`;
  if (label && called && (!called.test(text) || never?.test(text.replace(referencePattern, ''))))
    return `${value} (${label})`;

  return field === 'years'
    ? value.replace(/ years?$/, /^\s*(?:years?|a[nñ]os)/i.test(rest) ? '' : '$&')
    : value;
}
