import { type Person, people, speakersOf } from '../facts/people.ts';
import type { Concept } from '../search/lexicon.ts';
import { asksAgain } from './home-facts.ts';
import { speaksOf } from './reading.ts';
import type { Texts } from './texts-en.ts';
import type { Intent, Turn } from './turn.ts';

type Say = (person: Person, texts: Texts) => string;

// biome-ignore format: a table reads in columns
const attributes: readonly (readonly [Concept, Say])[] = [
  ['phone',      (person, texts) => texts.personPhone(person)],
  ['email',      (person, texts) => texts.personEmail(person)],
  ['speak',      (person, texts) => texts.speaks(person, texts.list(person.languages.map(texts.language)))],
  ['speciality', (person, texts) => texts.speciality(person)],
  ['experience', (person, texts) => texts.experience(person)],
  ['sold',       (person, texts) => texts.sold(person)],
  ['papers',     (person, texts) => texts.papers(person)],
  ['reviews',    (person, texts) => reviewOf(person, texts)],
  ['talk',       (person, texts) => texts.personReach(person)],
  ['viewing',    (person, texts) => texts.personReach(person)],
];

/** One agent, named or spoken of before: what was asked of her or him, or who it is. */
export const namedPerson: Intent = (turn) => {
  const [person, other] = personsMeant(turn);
  if (!person || other) return undefined;
  const { reading, texts } = turn;
  const asked = attributes.filter(([concept]) => speaksOf(reading, concept));
  const [language] = reading.languages;
  const verdict =
    language && speaksOf(reading, 'speak')
      ? [person.languages.includes(language) ? texts.yes : texts.no]
      : [];
  const said = asked.length > 0 ? asked.map(([, say]) => say(person, texts)) : whoIs(person, turn);

  return [...verdict, ...said, person.path].join(' ');
};

/** Who an agent is; or that the page does not say what is asked. */
function whoIs(person: Person, { reading, texts }: Turn): string[] {
  return [
    reading.foreign.length > 0 ? texts.unsaidOf(person) : texts.person(person),
    texts.personReach(person),
  ];
}

/** Several agents named at once. */
export const namedPersons: Intent = (turn) => {
  const persons = personsMeant(turn);

  return persons.length > 1
    ? persons
        .slice(0, 4)
        .map((person) => turn.texts.personLine(person))
        .join('\n')
    : undefined;
};

/** Who speaks a language. */
export const speakers: Intent = ({ reading, subject, texts }) => {
  const isAsked =
    speaksOf(reading, 'speak', 'team', 'person', 'talk') ||
    / (who|whom|anyone|someone|quien|alguien) /.test(reading.padded) ||
    (asksAgain(reading) && subject.concepts.has('speak'));
  const [language, ...more] = reading.languages;
  const isOfLanguages = language || (speaksOf(reading, 'speak') && !speaksOf(reading, 'talk', 'person'));
  if (!isAsked || !isOfLanguages) return undefined;
  if (!language)
    return texts.spoken(
      texts.list([...new Set(people.flatMap(({ languages }) => languages))].map(texts.language)),
    );
  const found = speakersOf(language).filter((person) => more.every((one) => person.languages.includes(one)));
  const named = texts.list(reading.languages.map(texts.language));
  if (found.length === people.length) return texts.allSpeak(named);

  return found.length > 0
    ? [texts.speakers(named), ...found.map(texts.personLine)].join('\n')
    : texts.notSpoken(named);
};

function personsMeant({ reading, subject }: Turn): readonly Person[] {
  if (reading.people.length > 0) return reading.people;
  if (reading.homes.length > 0 || speaksOf(reading, 'office')) return [];
  const isPerson = / (he|she|him|his|her|hers|ella|with them) /.test(reading.padded);
  const isAsked =
    attributes.some(([concept]) => speaksOf(reading, concept)) || speaksOf(reading, 'more', 'details');
  const isGeneral = speaksOf(reading, 'team', 'home') || / (who|which|quien|you) /.test(reading.padded);

  return isPerson || (isAsked && !isGeneral && subject.latest === 'person') ? subject.people : [];
}

function reviewOf(person: Person, texts: Texts) {
  const [review] = person.reviews;

  return review ? texts.review(person, review.text, review.name) : '';
}
