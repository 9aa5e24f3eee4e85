export class TooLate extends Error {}

/** Waits for an answer up to a limit in milliseconds, then rejects with `TooLate`; the work continues. */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${ms / 1000} s`)), ms);
  });

  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Shares an answer among callers while it is pending, and until it is older than `ms` milliseconds. */
export function shared<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T>;
  let until = 0;
  const settle = () => {
    until = Date.now() + ms;
  };

  return () => {
    if (Date.now() < until) return answer;
    answer = ask();
    until = Number.POSITIVE_INFINITY;
    answer.then(settle, settle);

    return answer;
  };
}
