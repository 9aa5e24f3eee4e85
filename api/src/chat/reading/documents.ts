import { homes } from '../facts/homes.ts';
import { people } from '../facts/people.ts';
import { wordsIn } from './words.ts';

/** Every word of the content: spelled right, though it may say little. */
export const contentWords: ReadonlySet<string> = new Set(
  [
    ...homes.flatMap(({ title, location, type, features, description, summary }) => [
      title,
      location,
      type,
      ...features,
      description,
      summary,
    ]),
    ...people.flatMap(({ title, specialization, bio, certifications, languages }) => [
      title,
      specialization,
      ...bio,
      ...certifications,
      ...languages,
    ]),
  ].flatMap(wordsIn),
);
