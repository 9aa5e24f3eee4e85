import type { OnText } from './answer.ts';
import type { TextWork } from './text/tasks.ts';

/** Takes what a model says while it says it. */
export interface SentenceStream {
  take: (part: string) => void;
  /** Resolves when everything that was taken has been judged. */
  end: () => Promise<void>;
}

/**
 * Hands on each sentence as soon as it is whole and was judged. With the first that may not be shown it falls silent:
 * the reply will be another.
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
      // A sentence is whole once the next has begun.
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
