import { languages as languageTable } from '@dosmares/content/chat/vocabulary';
import { listed } from '../../facts/fields.ts';
import { people, speakersOf } from '../../facts/people.ts';
import { personsMeant } from '../meant.ts';
import { type Handler, ofPerson, say, type Turn } from '../turn.ts';

/** Answers which languages an agent speaks, and whether a given language is among them. */
const speaks: Handler = (turn) => {
  const [person] = personsMeant(turn);
  if (!person) return turn.ask.languages.length > 0 ? speakers(turn) : languages(turn);
  const [asked] = turn.ask.languages;
  const verdict = asked ? [say(turn, person.languages.includes(asked) ? 'yes' : 'no')] : [];
  const spoken = listed(
    person.languages.map((one) => named(turn, one)),
    turn.language,
  );

  return {
    people: [person],
    lines: [[...verdict, ofPerson(turn, 'speaks', person, { languages: spoken }), person.path].join(' ')],
  };
};

const speakers: Handler = (turn) => {
  const asked = turn.ask.languages.length > 0 ? turn.ask.languages : turn.focus.languages;
  const [first, ...more] = asked;
  if (!first) return languages(turn);
  const found = speakersOf(first).filter((person) => more.every((one) => person.languages.includes(one)));
  const language = listed(
    asked.map((one) => named(turn, one)),
    turn.language,
  );
  if (found.length === people.length) return { lines: [say(turn, 'allSpeak', { language })] };
  if (found.length === 0) return { about: 'office', lines: [say(turn, 'notSpoken', { language })] };

  return {
    people: found,
    lines: [
      say(turn, 'speakers', { language }),
      ...found.map((person) => ofPerson(turn, 'personLine', person)),
    ],
  };
};

const languages: Handler = (turn) => {
  const spoken = [...new Set(people.flatMap((person) => person.languages))].map((one) => named(turn, one));

  return { lines: [say(turn, 'spoken', { language: listed(spoken, turn.language) })] };
};

const named = ({ language }: Turn, name: string) =>
  language === 'es' ? (languageTable[name]?.spanish ?? name) : name;

/** Handlers of questions about languages. */
export const aboutLanguages = { speaks, speakers, languages } as const satisfies Record<string, Handler>;
