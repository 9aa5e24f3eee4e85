import { Readable } from 'node:stream';
import type { ChatReply } from '@dosmares/contracts/chat';
import type { FastifyBaseLogger } from 'fastify';
import { problemOf, refusal } from '../problems.ts';
import type { OnText, Reply } from './answer.ts';

/** Media type with which a panel requests a stream. */
export const eventStream = 'text/event-stream';

/** Converts a reply to its wire format. */
export const messageOf = ({ text, ...extras }: Reply): ChatReply => ({ message: text, ...extras });

/**
 * Sends a reply as server-sent events (decision 0059): a `sentence` for each part that may be shown, then `done` with
 * the complete answer, which is authoritative, or an `error`.
 */
export function streamed(
  answered: (onText: OnText) => Promise<ChatReply>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Readable {
  const events = new Readable({ read: () => undefined });
  let told = '';
  const tell = (event: string, data: object) => {
    if (!events.destroyed) events.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const onText: OnText = (text) => {
    told += text;
    tell('sentence', { text });
  };

  answered(onText)
    .then((reply) => {
      const isSame = reply.message.startsWith(told) && reply.message.length > told.length;
      if (isSame) onText(reply.message.slice(told.length));
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
