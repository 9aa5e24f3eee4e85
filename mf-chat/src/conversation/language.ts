const spanish =
  /(?<!\p{L})(?:el|la|los|las|un|una|que|para|por|con|en|se|es|son|su|al|del|de|está|tiene|habla|más|o|y|ver)(?!\p{L})/giu;
const english =
  /(?<!\p{L})(?:the|a|an|is|are|of|and|or|at|to|in|has|on|that|it|with|for|i|you|we|by|who|what|how)(?!\p{L})/giu;

/** The language a message is written in, for those who listen to it: `es`, or undefined for the page's own. */
export function languageOf(text: string): 'es' | undefined {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;

  return count(spanish) + (/[¿¡ñ]/.test(text) ? 2 : 0) > count(english) ? 'es' : undefined;
}
