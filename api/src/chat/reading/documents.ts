import { homes } from '../facts/homes.ts';
import { people } from '../facts/people.ts';
import { wordsIn } from './words.ts';

/** All words of the content, which count as correctly spelled. */
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
