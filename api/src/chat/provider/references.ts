import { answerTime } from '@dosmares/content/answer-time';
import type { ChatReference } from '@dosmares/contracts/chat';
import { type Fields, homeFields, officeFields, personFields, reportFields } from '../facts/fields.ts';
import { homes, referenceTo } from '../facts/homes.ts';
import { pages } from '../facts/pages.ts';
import { people } from '../facts/people.ts';

/** The owner of a fact. */
export interface Owner {
  /** The key by which a model names it: `home:1`, `agent:helena-marsh`, `office`, `report`. */
  key: string;
  name: string;
  fields: Fields;
  /** The reference that the panel receives. */
  reference: ChatReference;
}

const ownerOf = (key: string, name: string, owned: Omit<Owner, 'key' | 'name'>): readonly [string, Owner] => [
  key,
  { key, name, ...owned },
];

/** Facts that a model may name, by kind of owner, each with its field. */
// biome-ignore format: a table reads in columns
const namedFields = {
  home: {
    price: 'price', beds: 'beds', baths: 'baths', size: 'size', lot: 'lot', year: 'year', type: 'type', status: 'status',
    location: 'location', features: 'features', mls: 'reference', page: 'path',
  },
  person: {
    title: 'title', specialization: 'specialization', phone: 'phones', email: 'personEmail', languages: 'languages',
    years: 'years', sold: 'sold', certifications: 'certifications', page: 'path',
  },
  office: {
    phone: 'phone', email: 'email', address: 'address', hours: 'hours', founded: 'founded', areas: 'areas',
  },
} as const;

const named = (kind: keyof typeof namedFields, facts: Fields): Fields =>
  Object.fromEntries(Object.entries(namedFields[kind]).map(([name, field]) => [name, facts[field]]));

const officeFacts = officeFields();

/** All owners of facts that a model may name, by key. */
export const owners: ReadonlyMap<string, Owner> = new Map([
  ...homes.map((home) => {
    const reference = referenceTo(home);

    return ownerOf(`home:${reference.id}`, home.title, {
      fields: named('home', homeFields(home)),
      reference,
    });
  }),
  ...people.map((person) =>
    ownerOf(`agent:${person.slug}`, person.name, {
      fields: named('person', personFields(person)),
      reference: { kind: 'person', id: person.id },
    }),
  ),
  ownerOf('office', officeFacts.office ?? '', {
    fields: { ...named('office', officeFacts), replyTime: `${answerTime.en} during business hours` },
    reference: { kind: 'office' },
  }),
  ownerOf('report', 'market report', {
    reference: { kind: 'report' },
    fields: {
      medianPrice: reportFields.soldMedian,
      activeMedian: reportFields.activeMedian,
      daysOnSite: `${reportFields.days} days`,
      newListings: reportFields.newListings,
      activeListings: reportFields.activeListings,
    },
  }),
]);

/** A reference as a model writes it. */
export const referencePattern = /\{(page|office|report|(?:home|agent):[\w-]{1,64})(?:[:.]([\w/-]{1,64}))?\}/g;

/** Reports whether a path is a page of the site. */
export const isPage = (path: string) => pages.has(path);

/** All facts in the form a model receives: one line for each reference. */
export const catalogue: string = [...owners.values()]
  .map(({ key, name, fields }) => {
    const known = Object.entries(fields).filter(([, value]) => value !== undefined);

    return [`{${key}} = ${name}`, ...known.map(([field, value]) => `  {${key}.${field}} = ${value}`)].join(
      '\n',
    );
  })
  .concat(
    [...pages]
      .filter(([path]) => !/^\/(?:agents|team)\//.test(path))
      .map(([path, subject]) => `{page:${path}} = ${subject}`),
  )
  .join('\n');
