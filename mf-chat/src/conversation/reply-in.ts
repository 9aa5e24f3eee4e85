import type { Answer } from '@dosmares/platform';
import type { Words } from '../words.ts';
import { extrasIn } from './extras.ts';
import { type Message, message } from './message.ts';

/** Returns the reply in an answer of the API (CH07), or the apology, after logging the failure (CH08). */
export function replyIn({ ok, status, body }: Answer, { apology }: Words): Message {
  const text = (body as { message?: unknown } | null | undefined)?.message;
  if (ok && typeof text === 'string' && text !== '')
    return { ...message('assistant', text), ...extrasIn(body) };
  console.error(`The assistant did not answer (status ${status}).`);

  return { ...message('assistant', apology), failed: true };
}

/** Returns the reason why the API refused a question, in its own words or else in the panel's. */
export function reasonIn({ body }: Answer, { tooLong }: Words): string {
  const reason = (body as { error?: unknown } | null | undefined)?.error;

  return typeof reason === 'string' && reason !== '' ? `${reason}.` : tooLong;
}
