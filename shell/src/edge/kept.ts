/** Shares the answers of a function by key: the latest `max` of them, and no failures. */
export function keptAnswers<T>(max: number) {
  const kept = new Map<string, Promise<T>>();

  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known) return known;
    const answer = ask();
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) if (kept.size > max) kept.delete(oldest);

    return answer;
  };
}
