import { Readable } from 'node:stream';
import type { ChatPart, ChatReply } from '@dosmares/contracts/chat';
import type { FastifyBaseLogger } from 'fastify';
import { problemOf, refusal } from '../problems.ts';

/** Media type with which a panel requests a stream. */
export const eventStream = 'text/event-stream';

/**
 * Sends a reply as server-sent events: a `sentence` for each part as soon as it is there, then `done` with the whole
 * reply, whose message is what the parts said, or an `error`.
 */
export function streamed(
  answered: (onPart: (part: ChatPart) => void) => Promise<ChatReply>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Readable {
  const events = new Readable({ read: () => undefined });
  let told = '';
  const tell = (event: string, data: object) => {
    if (!events.destroyed) events.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const onPart = (part: ChatPart) => {
    told += part.text;
    tell('sentence', part);
  };

  answered(onPart)
    .then((reply) => {
      if (told === '') onPart({ text: reply.message });
      tell('done', reply);
    })
    .catch((error) => {
      const problem = problemOf(error);
      if (problem.statusCode >= 500) log.error({ code: problem.code }, 'A stream failed');
      tell('error', refusal(problem));
    })
    .finally(() => {
      if (!events.destroyed) events.push(null);
    });

  return events;
}
