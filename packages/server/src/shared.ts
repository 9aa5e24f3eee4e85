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
