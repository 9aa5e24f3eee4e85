import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the answer is right; after the time limit throws an error with the last answer. */
export async function until<T>(
  ask: () => T | Promise<T>,
  isRight: (answer: T) => boolean,
  seconds = 20,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > end)
      throw new Error(
        `It did not happen in ${seconds} s; the last answer was ${JSON.stringify(answer).slice(0, 2000)}`,
      );
    await pause(100);
  }
}
