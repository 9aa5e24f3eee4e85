/** @jest-environment node */
import { keptAnswers } from './kept.ts';

it('asks once for each key, also while the answer is pending, and again for what failed or is no longer kept', async () => {
  const kept = keptAnswers<string>(2);
  const asked: string[] = [];
  const get = (key: string) =>
    kept(key, async () => {
      asked.push(key);
      if (asked.length === 1) throw new Error('cut');

      return `answer to ${key}`;
    });

  await expect(get('a')).rejects.toThrow('cut');
  expect(await Promise.all([get('a'), get('a')])).toEqual(['answer to a', 'answer to a']);
  expect(asked).toEqual(['a', 'a']);
  await get('b');
  await get('c');
  await get('a');
  expect(asked).toEqual(['a', 'a', 'b', 'c', 'a']);
});
