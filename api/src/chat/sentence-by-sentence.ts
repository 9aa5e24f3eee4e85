import type { OnText } from './answer.ts';
import type { TextWork } from './text/tasks.ts';

/** Receives a model's reply as it is generated. */
export interface SentenceStream {
  take: (part: string) => void;
  /** Resolves when all text received so far has been judged. */
  end: () => Promise<void>;
}

/**
 * Passes each sentence on as soon as it is complete and has been judged. It stops at the first sentence that may not
 * be shown: the reply will then be a different one.
 */
export function sentenceBySentence({ checked }: Pick<TextWork, 'checked'>, onText: OnText): SentenceStream {
  let [said, handed, wholeUpTo, isSilent] = ['', 0, 0, false];
  let work = Promise.resolve();

  async function judge(whole: string) {
    if (isSilent) return;
    const { text, faults } = await checked(whole);
    isSilent = faults.length > 0;
    if (isSilent || text.length <= handed) return;
    onText(text.slice(handed));
    handed = text.length;
  }

  return {
    take(part) {
      said += part;
      // A sentence is complete once the next has begun.
      const end = [...said.slice(wholeUpTo).matchAll(/[.!?](?=\s)/g)].at(-1);
      if (!end) return;
      wholeUpTo += end.index + 1;
      const whole = said.slice(0, wholeUpTo);
      work = work
        .then(() => judge(whole))
        .catch(() => {
          isSilent = true;
        });
    },
    end: () => work,
  };
}
