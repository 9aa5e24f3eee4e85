/** The languages that the concierge speaks. */
export type Language = 'en' | 'es';

const spanish =
  /(?<!\p{L})(?:el|la|los|las|un|una|que|para|por|con|en|se|es|son|su|al|del|de|está|tiene|habla|más|o|y|ver)(?!\p{L})/giu;
const english =
  /(?<!\p{L})(?:the|a|an|is|are|of|and|or|at|to|in|has|on|that|it|with|for|i|you|we|by|who|what|how)(?!\p{L})/giu;

/** Returns the language of a text; English unless something points to Spanish. */
export function languageOf(text: string): Language {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;

  return count(spanish) + (/[¿¡ñ]/.test(text) ? 2 : 0) > count(english) ? 'es' : 'en';
}

/** The browser's language, for visitors who have not written anything yet. */
export const languageOfBrowser = (): Language => (navigator.language.startsWith('es') ? 'es' : 'en');
