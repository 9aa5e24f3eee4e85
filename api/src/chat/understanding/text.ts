import { buyersGuide } from '@dosmares/content/buyers-guide';
import { firmFaq } from '@dosmares/content/chat/faq';
import { features } from '@dosmares/content/chat/features';
import * as fields from '@dosmares/content/chat/fields';
import { guideWords } from '@dosmares/content/chat/guide-words';
import { languageOf } from '@dosmares/content/language';
import { profiles } from '@dosmares/content/profiles';
import { properties } from '@dosmares/content/properties';
import { roster } from '@dosmares/content/roster';
import { areas } from '@dosmares/content/site';
import { normalForm } from '@dosmares/contracts/entries';
import MiniSearch from 'minisearch';
import type { Context } from '../blocks/block.ts';
import * as cues from './cues.ts';

type Language = Context['language'];

const stopWords = wordSets(
  'a an the this that these those there here it its it he she his her they them we us our us you your i me my is are was were be been am do does did has have had can could will would should may might must and or but if so not no yes than then too very also just only any some all each every per more most much many of in on at to for from with without by about into over under what which who whose whom when where why how want like need looking tell give get find show please help know think really one ones anyone someone something going good new home house homes houses property properties cabo san jose lucas paz todos santos',
  'el la los las un una unos unas no lo al del de en con sin por para a ante hasta entre sobre y e o u pero si que como cuando donde quien cual cuales cuanto cuanta cuantos cuantas es son era ser estar esta este estas estos esa ese eso esto aqui hay tiene tienen tengo ha han puedo puede pueden podria quiero quiere quieren quisiera busco me te se nos le les mi mis tu tus su sus usted ustedes muy mas menos tambien ya solo todo toda todos todas algo alguna alguno alguien nada otro otra cada favor necesito hola ver ahi alla mucho asi estoy somos hacer cosa casa casas propiedad propiedades cabo san jose lucas paz santos',
);
function wordSets(en: string, es: string): Readonly<Record<Language, ReadonlySet<string>>> {
  return { en: new Set(en.split(' ')), es: new Set(es.split(' ')) };
}

export const isStopWord = (word: string) =>
  (word.length < 3 && !/\d/.test(word)) || stopWords.en.has(word) || stopWords.es.has(word);

export const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ing|ed|ers|es|s|ar|er|ir|an|en|as|os|a|o|e|y)$/, '') : word;

/** The stems of the words of a normalized text, without stop words. */
export const stemsOf = (text: string) =>
  (text.match(/[a-z]+|\d{2,}/g) ?? []).filter((word) => !isStopWord(word)).map(stem);

const shorthand = new Map(
  'u you,hous house,kien quien,ke que,ay hay,ur your,til until,wud would,cud could,wich which,goin going,whys why is,r are,pls please,plz please,wanna want to,gonna going to,gimme give me,whats what is,whos who is,hows how is,wheres where is,im i am,dont do not,doesnt does not,br bedrooms,bdrm bedrooms,bedrms bedrooms,bathrms bathrooms,acct account,ba baths,q que,k que,xq por que,pq por que,porfa por favor,depa departamento,cel celular,tel telefono,wa whatsapp,wats what is,c see,lemme can i,w with,mkt market,yr year,yrs years,fri friday,abt about,ppl people,tmrw tomorrow,kiero quiero,corredor corridor'
    .split(',')
    .map((each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)]),
);

/** Normalizes a text, of a long one its beginning and end: lower case, no accents, plain quotes, shorthand written out. */
export const normalized = (text: string) =>
  normalizedWhole(text.length > 2000 ? `${text.slice(0, 1500)} ${text.slice(-500)}` : text);

const normalizedWhole = (text: string) =>
  normalForm(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/(?<=\w)'s\b/g, ' is')
    .replace(/(?<=\w)'m\b/g, ' am')
    .replace(/n't\b/g, ' not')
    .replace(/²/g, '2')
    .replace(/\b2 (?=(?:rent|buy|sell|see|visit)\b)/g, 'to ')
    .replace(/[^a-z0-9$%.,;:?!@+#/\s'-]/g, ' ')
    .replace(/(?<![a-z0-9/])[a-z]+/g, (word) => shorthand.get(word) ?? word)
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (content: unknown) => normalizedWhole(JSON.stringify(content)).match(/[a-z]+/g) ?? [];

/** Detects the language of a text, or the one that it asks for; undefined where it reveals neither. */
export function languageIn(text: string, margin?: number): Language | undefined {
  const requested =
    /^\W*(?:and |y |please |por favor )?(?:in|en) (?:(spanish|espa[nñ]ol)|english|ingl[eé]s)\b/i.exec(text);
  if (requested) return requested[1] ? 'es' : 'en';

  return languageOf(text, margin);
}

// Words that visitors misspell and that decide the meaning, and correct words that look like them.
const commonWords =
  'compare notary airport aeropuerto agave marea palmas premier fideicomiso deposit impuestos accepted commission mortgage comision hipoteca something palmilla pedregal corridor corredor villa estate bedrooms bathrooms bedroom bathroom price address office phone number email speaks portuguese swedish german french italian english spanish garage fireplace median average viewing agent listing cheapest expensive smallest largest website available whales recamaras alberca precio direccion oficina telefono horario vender comprar cochera chimenea terreno disponible mediana promedio august sunday saturday hours built beach gated floors closing parking school offer cierre cuesta vende banos';
const lookalikes =
  'months month houses horse mouth ladies ladder estados estado phones prices prince numbers agents viewings listings telefonos precios avenue correct contact villas venden vendes vende compro compra january february march april june july august september october november december enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre cerritos depth teach bench peach dated rated gates tours banks';
const phrases = [Object.values(guideWords), Object.values(firmFaq).map(({ words }) => words)];
const longWords = wordsOf([lookalikes, buyersGuide, JSON.stringify(phrases).replace(/[a-z]+\*/g, ' ')]);
const targets = new Set([
  ...wordsOf([commonWords, roster.map(({ name }) => name), areas]).filter((word) => word.length > 4),
  // A typo in a short word often makes another word.
  ...longWords.flatMap((word) => (word.length > 6 ? [word, word.replace(/s$/, '')] : [])),
]);
const agents = Object.values(profiles).map(({ bio, title, specialization }) => [bio, title, specialization]);
const knownWords = new Set(
  wordsOf([[...targets], lookalikes, agents, firmFaq, guideWords, features, fields, cues, properties]),
);

/** Reports whether content or visitors use a normalized word. */
export const isKnown = (word: string) => knownWords.has(word) || isStopWord(word);

const dictionary = new MiniSearch({ fields: ['id'], idField: 'id' });
dictionary.addAll([...targets].map((id) => ({ id })));

/** Reports whether a word is a typo of another, not merely its inflection, as "bonita" is of "bonito". */
const isTypo = (word: string, other: string) =>
  Math.abs(other.length - word.length) < 2 && word.slice(0, -1) !== other.slice(0, -1);

/** The correct word of which this one has two letters transposed. */
const transposed = (word: string) =>
  [...word]
    .map((letter, at) => word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2))
    .find((each) => targets.has(each));

/** Corrects words that are one typo (two in long words) away from a known one, as long as corrections are left. */
export function corrected(text: string, left: { corrections: number }): string {
  return text.replace(/(?<![a-z0-9@.])[a-z]{4,14}(?![a-z0-9@])/g, (word) => {
    if (isKnown(word) || isKnown(word.replace(/ing$/, '')) || left.corrections-- <= 0) return word;

    const found = dictionary.search(word, { fuzzy: word.length > 7 ? 2 : 1 });

    return transposed(word) ?? found.find(({ id }) => isTypo(word, id))?.id ?? word;
  });
}
