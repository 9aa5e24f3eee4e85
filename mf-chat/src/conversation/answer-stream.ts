import type { Answer } from '@dosmares/platform';
import { createParser } from 'eventsource-parser';

/** Headers that ask for a reply part by part; an API without streams answers as JSON. */
export const asStream = { accept: 'text/event-stream, application/json' };

type OnPart = (part: unknown) => void;

/** Reads JSON, or a stream that ends with the answer (decision 0066): undefined without it, rejected if it breaks off. */
export function readAnswer(onPart: OnPart) {
  return async (response: Response): Promise<Answer['body']> => {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');

    return isStream && response.body
      ? wholeOf(response.body.getReader(), onPart)
      : response.json().catch(() => undefined);
  };
}

async function wholeOf(reader: ReadableStreamDefaultReader<Uint8Array>, onPart: OnPart) {
  const decoder = new TextDecoder();
  let whole: unknown;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'sentence') onPart(JSON.parse(data));
      if (event === 'done' || event === 'error') whole = JSON.parse(data);
    },
  });
  while (whole === undefined) {
    const { value, done } = await reader.read();
    if (done) break;
    parser.feed(decoder.decode(value, { stream: true }));
  }
  // Nothing after the whole answer is read.
  void reader.cancel();

  return whole;
}
