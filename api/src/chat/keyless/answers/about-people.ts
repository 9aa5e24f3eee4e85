import { type Person, people } from '../../facts/people.ts';
import { says } from '../../reading/reading.ts';
import { peopleFor, sayingOfPerson } from '../../reading/search.ts';
import { homesOf, personsMeant, womanOrMan } from '../meant.ts';
import { type Handler, ofPerson, say } from '../turn.ts';
import { linesOf, withAgent } from './about-home.ts';

/** Returns a handler for one fact of the agents who are meant; when none is, `otherwise` answers. */
const fact =
  (
    saying: 'phone' | 'email' | 'reach' | 'speciality' | 'experience' | 'personSold' | 'papers',
    otherwise: Handler,
  ): Handler =>
  (turn) => {
    const persons = personsMeant(turn);

    return persons.length > 0
      ? {
          people: persons,
          lines: persons.map((person) => `${ofPerson(turn, saying, person)} ${person.path}`),
        }
      : otherwise(turn);
  };

const officeSays =
  (saying: 'officeEmail' | 'handOver' | 'about' | 'record' | 'reviews'): Handler =>
  (turn) => ({ about: 'office', lines: [say(turn, saying)] });

/** The office's number, and how the office and the agents are reached on WhatsApp (AG01). */
const officePhone: Handler = (turn) => ({
  about: 'office',
  lines: [say(turn, 'officePhone'), ...(says(turn.ask, 'whatsapp', 'whats') ? [say(turn, 'whatsapp')] : [])],
});

/** Introduces an agent, or quotes the agent's page on the subject. */
const whoIs: Handler = (turn) => {
  const persons = personsMeant(turn);
  if (persons.length === 0) return undefined;

  return {
    people: persons,
    lines: persons.map((person) => {
      const bio = sayingOfPerson(person, turn.ask.words);
      const said = bio
        ? ofPerson(turn, 'bio', person, { bio })
        : turn.ask.foreign.length > 0
          ? ofPerson(turn, 'unsaidOf', person)
          : `${ofPerson(turn, 'person', person)} ${firstOf(person)}`;

      return `${said} ${ofPerson(turn, 'reach', person)} ${person.path}`;
    }),
  };
};

/** Returns the first sentence of an agent's biography. */
const firstOf = ({ bio: [first = ''] }: Person) => first.split(/(?<=\.) /)[0];

const reviews: Handler = (turn) => {
  const [person] = personsMeant(turn);

  return person
    ? { people: [person], lines: [`${ofPerson(turn, 'review', person)} ${person.path}`] }
    : officeSays('reviews')(turn);
};

/** Names the agents for a matter: those whose pages mention it, or mention the rest of the message. */
const specialist: Handler = (turn) => {
  const inPart = peopleFor(turn.ask.plain);
  const inWhole = inPart.length > 0 ? inPart : peopleFor(turn.whole);
  const found = inWhole.length === 0 && turn.focus.latest === 'person' ? turn.focus.people : inWhole;
  const isWoman = womanOrMan(turn.ask);
  const persons = found.filter((person) => isWoman === undefined || person.isWoman === isWoman);

  return persons.length > 0
    ? {
        people: persons,
        lines: [say(turn, 'suited'), ...persons.map((person) => ofPerson(turn, 'personLine', person))],
      }
    : withAgent(officeSays('handOver'))(turn);
};

/** Answers which homes an agent lists. */
const listedBy: Handler = (turn) => {
  const [person] = personsMeant(turn);
  if (!person) return undefined;
  const homes = homesOf(person);

  return {
    people: [person],
    homes,
    lines: [ofPerson(turn, homes.length > 0 ? 'lists' : 'listsNone', person), ...linesOf(turn, homes)],
  };
};

const foremost =
  (by: (person: Person) => number, saying: 'experience' | 'personSold'): Handler =>
  (turn) => {
    const { recentPeople } = turn.focus;
    const isAmong =
      recentPeople.length > 1 && says(turn.ask, 'them', 'two', 'both', 'more', 'ellos', 'ellas', 'dos');
    const sign = turn.intent === 'mostSold' && says(turn.ask, 'least', 'fewest', 'menos', 'weakest') ? -1 : 1;
    const compared = isAmong ? recentPeople.slice(0, 2) : people;
    const among = turn.named.length > 1 ? turn.named : compared;
    const ranked = [...among].sort((one, other) => sign * (by(other) - by(one)));
    const place = places.findIndex((words) => says(turn.ask, ...words));
    const best = ranked[Math.max(0, place)];

    return (
      best && {
        people: [best],
        lines: [`${ofPerson(turn, saying, best)} ${ofPerson(turn, 'personLine', best)}`],
      }
    );
  };

const places = [
  [],
  ['second', 'runner', 'after', 'next', 'segundo', 'segunda', 'despues', 'siguiente'],
  ['third', 'tercero', 'tercera', 'tercer'],
];

const team: Handler = (turn) => ({ lines: [say(turn, 'team')] });

/** Handlers of questions about agents. */
export const aboutPeople = {
  phone: fact('phone', withAgent(officePhone)),
  email: fact('email', officeSays('officeEmail')),
  reach: fact('reach', withAgent(officeSays('handOver'))),
  speciality: fact('speciality', specialist),
  experience: fact(
    'experience',
    foremost(({ yearsExperience }) => yearsExperience, 'experience'),
  ),
  personSold: fact('personSold', officeSays('record')),
  papers: fact('papers', officeSays('about')),
  mostExperienced: foremost(({ yearsExperience }) => yearsExperience, 'experience'),
  leastExperienced: foremost(({ yearsExperience }) => -yearsExperience, 'experience'),
  mostSold: foremost(({ propertiesSold }) => propertiesSold, 'personSold'),
  ...{ whoIs, listedBy, reviews, specialist, person: specialist, team },
} as const satisfies Record<string, Handler>;
