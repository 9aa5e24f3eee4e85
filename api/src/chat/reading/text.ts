import type { Language } from '../blocks/block.ts';

/** Characters of a message that are read: its beginning and its end. */
const read = { first: 1500, last: 500 };

// biome-ignore format: a table reads in columns
const small = {
  en: 'a an the this that these those there here it its he she his her they them we us our you your i me my is are was were be been am do does did has have had can could will would should may might must and or but if so not no yes than then too very also just only any some all each every more most much many of in on at to for from with without by about into over under what which who whose when where why how want like need looking tell give get find show please help know think really with one ones anyone someone something going good new home house homes houses property properties cabo',
  es: 'el la los las un una unos unas lo al del de en con sin por para a ante hasta entre sobre y e o u pero si que como cuando donde quien cual cuales cuanto cuanta cuantos cuantas es son era ser estar esta este estas estos esa ese eso esto aqui hay tiene tienen tengo ha han puedo puede pueden podria quiero quiere quieren quisiera busco me te se nos le les mi mis tu tus su sus yo usted ustedes muy mas menos tambien ya solo todo toda todos todas algo alguna alguno alguien nada otro otra favor necesito hola ver ahi alla mucho asi ser estoy somos hacer cosa casa casas propiedad propiedades',
} as const;
const words = { en: new Set(small.en.split(' ')), es: new Set(small.es.split(' ')) };

/** Reports whether a folded word says nothing by itself. */
export const isSmall = (word: string) => words.en.has(word) || words.es.has(word);

// biome-ignore format: a table reads in columns
const shorthand: Readonly<Record<string, string>> = {
  u: 'you', ur: 'your', r: 'are', pls: 'please', plz: 'please', wanna: 'want to', gonna: 'going to', gimme: 'give me', whats: 'what is', whos: 'who is', hows: 'how is', wheres: 'where is', whens: 'when is', im: 'i am', dont: 'do not', doesnt: 'does not',
  br: 'bedrooms', bdrm: 'bedrooms', ba: 'baths', q: 'que', k: 'que', xq: 'por que', pq: 'por que', porfa: 'por favor', depa: 'departamento', tmb: 'tambien', cel: 'celular', tel: 'telefono', wa: 'whatsapp', hw: 'how', mny: 'many', abt: 'about', ppl: 'people', tmrw: 'tomorrow', kiero: 'quiero', aki: 'aqui', palmia: 'palmilla', palmiya: 'palmilla', corredor: 'corridor', pedregral: 'pedregal',
};

/** Folds a text for reading: lower case, no accents, plain quotes and blanks, shorthand written out. */
export function folded(text: string): string {
  const cut =
    text.length > read.first + read.last ? `${text.slice(0, read.first)} ${text.slice(-read.last)}` : text;

  return cut
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(
      /(\w)'(s|re|m|ll|d|ve)\b/g,
      (_, before: string, end: string) => `${before}${end === 's' ? ' is' : ` ${contracted[end]}`}`,
    )
    .replace(/n't\b/g, ' not')
    .replace(/[^a-z0-9$%.,;:?!@+#/²\s'-]/g, ' ')
    .replace(/²/g, '2')
    .replace(/(?<![a-z0-9])[a-z]+/g, (word) => shorthand[word] ?? word)
    .replace(/\s+/g, ' ')
    .trim();
}

const contracted: Readonly<Record<string, string>> = {
  re: 'are',
  m: 'am',
  ll: 'will',
  d: 'would',
  ve: 'have',
};

/** Returns the language of a text; undefined when nothing tells it. */
export function languageOf(text: string): Language | undefined {
  const found = folded(text).match(/[a-z]+/g) ?? [];
  const count = (language: Language) =>
    found.filter((word) => words[language].has(word) && !words[language === 'en' ? 'es' : 'en'].has(word))
      .length;
  const spanish =
    count('es') +
    (/[¿¡ñáéíóú]/i.test(text) ? 2 : 0) +
    (/\b(recamaras?|alberca|gracias|precio|telefono|correo|horario|oficina|playa|terreno|buenas|buenos)\b/.test(
      folded(text),
    )
      ? 2
      : 0);
  const english =
    count('en') +
    (/\b(hi|hello|thanks|price|phone|bedrooms?|pool|email|hours|office|beach)\b/.test(folded(text)) ? 1 : 0);

  return spanish === english ? undefined : spanish > english ? 'es' : 'en';
}
