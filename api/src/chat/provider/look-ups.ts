import { office } from '@dosmares/content/office';
import { areas, claims } from '@dosmares/content/site';
import { type Home, homes, homesLike } from '../facts/homes.ts';
import { type Person, people, speakersOf } from '../facts/people.ts';
import { has, peopleFor } from '../reading/search.ts';
import { wordsIn } from '../reading/words.ts';

/** The arguments of a tool, as a model wrote them: anything at all. */
export type Given = Readonly<Record<string, unknown>>;

/** Homes by price, rooms, area and words; all of them for no arguments. */
export function findHomes(given: Given) {
  const fitting = homesLike({
    minPrice: number(given.minPrice),
    maxPrice: number(given.maxPrice),
    minBeds: number(given.minBeds),
    minBaths: number(given.minBaths),
    area: text(given.area),
  });
  const words = wordsIn(text(given.words) ?? '');

  return fitting.filter((home) => words.every((word) => has(home, word))).map(homeFacts);
}

/** Agents by name, language or speciality; all of them for no arguments. */
export function findPeople(given: Given) {
  const [name, language, speciality] = [text(given.name), text(given.language), text(given.speciality)];
  if (name)
    return people
      .filter((person) => wordsIn(name).some((word) => wordsIn(person.name).includes(word)))
      .map(personFacts);
  if (language) return speakersOf(language).map(personFacts);

  return (speciality ? peopleFor(wordsIn(speciality)) : people).map(personFacts);
}

const homeFacts = ({ price: _, ...facts }: Home) => facts;

const told = [
  'name',
  'title',
  'specialization',
  'yearsExperience',
  'propertiesSold',
  'languages',
  'certifications',
  'phone',
  'phoneSecondary',
  'email',
  'path',
] as const satisfies readonly (keyof Person)[];

/** What a model may know of an agent: these facts and no others. */
const personFacts = (person: Person) => ({
  ...Object.fromEntries(told.map((fact) => [fact, person[fact]])),
  about: person.bio[0],
});

const { name, address, phone, email, hours, founded, blurb } = office;

/** What the site says of the office and of dealing with it. */
export const officeFacts = {
  ...{ name, address, phone, email, founded, blurb, areas },
  hours: hours.map(({ days, opens, closes, zone }) => `${days} ${opens} to ${closes} ${zone}`),
  figures: Object.fromEntries(Object.entries(claims).map(([key, { text: figure }]) => [key, figure])),
  homesInTheSite: homes.length,
  replyTime: 'within 24 hours during business hours',
  selling: 'begins with a free home evaluation, asked for at /contact',
  buying: 'begins at /properties or with an agent; viewings and offers are arranged by a person: /contact',
  renting: 'is handled by a person: /contact',
};

const number = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) || undefined : undefined;
const text = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, 200) : undefined;
