import type { Answer } from '@dosmares/platform';
import { createParser } from 'eventsource-parser';

/** Headers that ask for a streamed reply; an API without streams answers with JSON. */
export const asStream = { accept: 'text/event-stream, application/json' };

type OnPart = (part: unknown) => void;

/** Reads JSON, or a stream that ends with the answer (decision 0066); undefined without one. Rejects if it breaks. */
export function readAnswer(onPart: OnPart) {
  return async (response: Response): Promise<Answer['body']> => {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');

    return isStream && response.body
      ? lastAnswerOf(response.body.getReader(), onPart)
      : response.json().catch(() => undefined);
  };
}

async function lastAnswerOf(reader: ReadableStreamDefaultReader<Uint8Array>, onPart: OnPart) {
  const decoder = new TextDecoder();
  let answer: unknown;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'sentence') onPart(JSON.parse(data));
      if (event === 'done' || event === 'error') answer = JSON.parse(data);
    },
  });
  while (answer === undefined) {
    const { value, done } = await reader.read();
    if (done) break;
    parser.feed(decoder.decode(value, { stream: true }));
  }
  // Anything after the answer is ignored.
  void reader.cancel();

  return answer;
}
