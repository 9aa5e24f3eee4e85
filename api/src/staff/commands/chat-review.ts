import { gapsIn } from '../../chat-review/unanswered-questions.ts';
import type { Store } from '../../store/database.ts';
import type { Arguments } from '../arguments.ts';
import { columns } from '../table.ts';
import { stamp } from './find.ts';
import { readLimit } from './list.ts';

/** `chat-review`: questions that the assistant could not answer, the most frequent first. */
export async function chatReview(store: Store, { limit }: Arguments): Promise<string> {
  const gaps = await gapsIn(store, readLimit(limit));
  if (gaps.length === 0) return 'Nothing was asked that the assistant did not know.';

  return columns([
    ['ASKED', 'LATEST', 'WHY', 'QUESTION'],
    ...gaps.map(({ asked, latest, reason, question }) => [String(asked), stamp(latest), reason, question]),
  ]);
}
