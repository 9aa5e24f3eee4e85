import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Reply } from '../answer.ts';
import { intents } from './intents.ts';
import { type Reading, read, speaksOf } from './reading.ts';
import { isAttempt } from './refusals.ts';
import { subjectOf } from './subject.ts';
import { english } from './texts-en.ts';
import { spanish } from './texts-es.ts';
import type { Turn } from './turn.ts';

/** Answers the last message from the site's own content, without any model: what it knows, that it does not know, or that it is not asked for that. */
export function keylessReply(messages: readonly ChatMessage[], now: Date): Reply {
  const question = messages.at(-1)?.content ?? '';
  const [reading, subject] = [read(question), subjectOf(messages.slice(0, -1))];
  const texts = (reading.language ?? subject.language) === 'es' ? spanish : english;
  if (isAttempt(question)) return { text: texts.attempt, kind: 'refusal' };

  return answerOf({ reading, subject, texts, now }) ?? nothingFound(reading, texts);
}

function answerOf(turn: Turn): Reply | undefined {
  const isForeign = turn.reading.foreign.length > 0 && turn.reading.foreign.length >= turn.reading.ours;

  for (const { intent, kind = 'answer', named } of intents) {
    const text = isForeign && !named ? undefined : intent(turn);
    if (text) return { text, kind };
  }

  return undefined;
}

function nothingFound(reading: Reading, { unknown, offTopic, ability }: Turn['texts']): Reply {
  if (reading.isBare) return { text: ability, kind: 'answer' };
  const isAboutUs = speaksOf(reading, 'home', 'team', 'office', 'market', 'unknown');

  return isAboutUs ? { text: unknown, kind: 'unknown' } : { text: offTopic, kind: 'refusal' };
}
