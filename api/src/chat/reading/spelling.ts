import { buyersGuide } from '@dosmares/content/buyers-guide';
import { firmFaq, guideWords } from '@dosmares/content/chat/faq';
import { features } from '@dosmares/content/chat/features';
import { profiles } from '@dosmares/content/profiles';
import { properties } from '@dosmares/content/properties';
import { roster } from '@dosmares/content/roster';
import { areas } from '@dosmares/content/site';
import { distance } from 'fastest-levenshtein';
import { folded, isSmall } from './text.ts';

// Words that visitors misspell and that decide what is meant.
const core =
  'palmilla pedregal corridor corredor villa estate bedrooms bathrooms bedroom bathroom price address office phone number email speaks portuguese swedish german french italian english spanish garage fireplace median average viewing agent listing cheapest expensive smallest largest website available whales recamaras alberca precio direccion oficina telefono horario vender comprar cochera chimenea terreno disponible mediana promedio';
const words = (text: string) => folded(text).match(/[a-z]+/g) ?? [];
const names = roster.flatMap(({ firstName, lastName }) => words(`${firstName} ${lastName}`));
const targets = [...new Set([...core.split(' '), ...names, ...areas.flatMap(words)])].filter(
  (word) => word.length > 4,
);
const known = new Set([
  ...targets,
  ...buyersGuide.flatMap(({ question, answer }) =>
    words(`${question.en} ${question.es} ${answer.en} ${answer.es}`),
  ),
  ...Object.values(firmFaq).flatMap(({ words: phrases, en, es }) => words(`${phrases} ${en} ${es}`)),
  ...Object.values(features).flatMap(({ asked, en, es }) => words(`${asked} ${en} ${es}`)),
  ...words(Object.values(guideWords).join(' ')),
  ...properties.flatMap(({ title, description, features: list }) =>
    words(`${title} ${description} ${list.join(' ')}`),
  ),
  ...Object.values(profiles).flatMap(({ bio, title, specialization }) =>
    words(`${bio.join(' ')} ${title} ${specialization}`),
  ),
  ...words(
    'months month houses horse mouth ladies ladder estados estado phones prices prince numbers agents viewings listings telefonos precios avenue correct contact villas venden vendes vende compro compra',
  ),
]);

/** Reports whether a folded word is one that the content or visitors use. */
export const isKnown = (word: string) => known.has(word) || isSmall(word);

const mostMended = 60;

/** Mends words that are one slip away from a name or a word that decides what is meant; the first sixty of a text. */
export function mended(text: string): string {
  let left = mostMended;

  return text.replace(/(?<![a-z0-9@.])[a-z]{4,14}(?![a-z0-9@])/g, (word) => {
    if (isKnown(word) || left-- <= 0) return word;

    return (
      targets.find(
        (target) =>
          Math.abs(target.length - word.length) < 2 && distance(word, target) <= (word.length > 7 ? 2 : 1),
      ) ?? word
    );
  });
}
