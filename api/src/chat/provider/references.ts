import type { ChatReference } from '@dosmares/contracts/chat';
import { type Fields, homeFields, officeFields, personFields, reportFields } from '../facts/fields.ts';
import { homes, referenceTo } from '../facts/homes.ts';
import { pages } from '../facts/pages.ts';
import { people } from '../facts/people.ts';

/** Whom a fact belongs to. */
export interface Owner {
  /** How a model names it: `home:1`, `agent:helena-marsh`, `office`, `report`. */
  key: string;
  name: string;
  fields: Fields;
  /** How the panel is told of it. */
  reference: ChatReference;
}

const ownerOf = (key: string, name: string, owned: Omit<Owner, 'key' | 'name'>): readonly [string, Owner] => [
  key,
  { key, name, ...owned },
];

/** Everything that a model may name, by its key. */
export const owners: ReadonlyMap<string, Owner> = new Map([
  ...homes.map((home) => {
    const reference = referenceTo(home);
    const {
      price,
      beds,
      baths,
      size,
      lot,
      year,
      type,
      status,
      location,
      features,
      reference: mls,
    } = homeFields(home);

    const fields = {
      price,
      beds,
      baths,
      size,
      lot,
      year,
      type,
      status,
      location,
      features,
      mls,
      page: home.path,
    };

    return ownerOf(`home:${reference.id}`, home.title, { fields, reference });
  }),
  ...people.map((person) => {
    const { title, specialization, phones, personEmail, languages, years, sold, certifications, path } =
      personFields(person);

    const fields = {
      title,
      specialization,
      phone: phones,
      email: personEmail,
      languages,
      years,
      sold,
      certifications,
      page: path,
    };

    return ownerOf(`agent:${person.slug}`, person.name, {
      fields,
      reference: { kind: 'person', id: person.id },
    });
  }),
  (() => {
    const { phone, email, address, hours, founded, areas, office = '' } = officeFields();

    const fields = {
      phone,
      email,
      address,
      hours,
      founded,
      areas,
      replyTime: 'within 24 hours during business hours',
    };

    return ownerOf('office', office, { fields, reference: { kind: 'office' } });
  })(),
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

/** Whether a page is one of ours. */
export const isPage = (path: string) => pages.has(path);

/** All facts, as a model is told them: one line for each that may be named. */
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
