import { createParser } from 'eventsource-parser';

/** Replaces the answer when the visitor no longer waits for it. */
export const stopped = Symbol('stopped');

/** Headers that ask for a reply sentence by sentence; an API without streams answers as before. */
export const asStream = { accept: 'text/event-stream, application/json' };

/** Listener of a stream, and its end. */
export interface Listening {
  onSentence: (text: string) => void;
  signal: AbortSignal;
}

/**
 * Reads an answer, as JSON or as a stream of checked sentences that ends with the whole answer (decision 0059).
 * Resolves to undefined for a stream that ends without it; rejects for one that breaks off.
 */
export function readAnswer({ onSentence, signal }: Listening) {
  return async (response: Response): Promise<unknown> => {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.body) return response.json().catch(() => undefined);

    const reader = response.body.getReader();
    signal.addEventListener('abort', () => void reader.cancel());
    const answer = await answerOf(reader, onSentence, signal);

    return signal.aborted ? stopped : answer;
  };
}

async function answerOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onSentence: Listening['onSentence'],
  signal: AbortSignal,
) {
  const decoder = new TextDecoder();
  let whole: unknown;
  const parser = createParser({
    onEvent({ event, data }) {
      const said: unknown = JSON.parse(data);
      if (event === 'sentence') onSentence(String((said as { text?: unknown }).text ?? ''));
      if (event === 'done' || event === 'error') whole = said;
    },
  });
  while (whole === undefined && !signal.aborted) {
    const { value, done } = await reader.read();
    if (done) break;
    parser.feed(decoder.decode(value, { stream: true }));
  }
  // Nothing after the whole answer is read.
  void reader.cancel();

  return whole;
}
