export class TooLate extends Error {}

/** Waits for an answer up to a limit in milliseconds, then rejects with `TooLate`; the work continues. */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${ms / 1000} s`)), ms);
  });

  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
