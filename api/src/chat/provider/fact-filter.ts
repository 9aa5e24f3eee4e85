import { isPublished } from './fact-checks.ts';

/** What is left of a reply, and how many sentences had to go. */
export interface Filtered {
  text: string;
  removed: number;
}

/** Takes every sentence out of a reply that holds a price, phone, address or link which the content does not. */
export function onlyFacts(reply: string): Filtered {
  let removed = 0;
  const lines = plain(reply)
    .split('\n')
    .map((line) => {
      const sentences = line.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡"“/+])/u);
      const kept = sentences.filter(isPublished);
      removed += sentences.length - kept.length;

      return kept.join(' ');
    });

  return {
    text: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    removed,
  };
}

/** The panel shows text: Markdown that a model writes all the same becomes words and paths. */
function plain(reply: string) {
  return reply
    .replace(/\[([^\][]*)\]\(([^()\s]*)(?:\s[^()]*)?\)/g, (_, text: string, address: string) =>
      text === address ? address : `${text} ${address}`,
    )
    .replace(/(\*\*|__|`)/g, '')
    .replace(/^#+\s+/gm, '')
    .replace(/^[ \t]*[*][ \t]+/gm, '- ');
}
