import type { ChatReference } from '@dosmares/contracts/chat';
import type { Owner } from './references.ts';
import { judgeSentence } from './sentence.ts';

/** The parts of a model's reply that may be shown. */
export interface Checked {
  text: string;
  /** Homes, people and pages that the text names. */
  references: ChatReference[];
  /** The fault of each sentence that was left out. */
  faults: readonly string[];
}

/** Judges a reply sentence by sentence, and puts facts in place of references. */
export function checked(reply: string): Checked {
  const faults: string[] = [];
  const named = new Map<string, ChatReference>();
  let owner: Owner | undefined;
  const lines = plain(reply)
    .split('\n')
    .map((line) =>
      sentencesOf(line)
        .flatMap((sentence) => {
          const judged = judgeSentence(sentence, owner);
          if ('fault' in judged) {
            faults.push(judged.fault);

            return [];
          }
          owner = judged.owner;
          for (const one of judged.named) named.set(one.key, one.reference);

          return [judged.text];
        })
        .join(' '),
    );

  const text = lines.join('\n').trim();
  if (text.length > longest) faults.push('more words than anybody reads');

  return {
    text,
    references: [...named.values()],
    faults,
  };
}

/** Maximum characters of a reply with its facts in place. */
const longest = 4000;

/** Splits a line into sentences. */
const sentencesOf = (line: string) =>
  line.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡"“{])/u).filter((one) => one.trim() !== '');

/** Removes Markdown that a model writes against its instructions: the panel shows plain text. */
const plain = (reply: string) =>
  reply
    .replace(/(\*\*|__|`)/g, '')
    .replace(/^#+\s+/gm, '')
    .replace(/^[ \t]*[*][ \t]+/gm, '- ');
