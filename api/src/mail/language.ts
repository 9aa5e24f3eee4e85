/** The languages in which visitors are written to. */
export type Language = 'en' | 'es';

const words: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the and we you is are in of for with would like our this that have can please hello i my'.split(' '),
  ),
  es: new Set(
    'el la los las y de que en un una para con por nos me su es hola gracias quiero queremos'.split(' '),
  ),
};

/** Returns the language of a visitor's text by its commonest words; English where that is not clear. */
export function languageOf(text: string): Language {
  const said =
    text
      .slice(0, 2_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => said.filter((word) => words[language].has(word)).length;

  return count('es') > count('en') ? 'es' : 'en';
}
