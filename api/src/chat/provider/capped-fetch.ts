import { NoReply } from './failure.ts';

/** Far more than any reply we ask for. */
const mostBytes = 256 * 1024;

/** As `fetch`, but stops reading an answer that does not end: it fails as `too-large`. Compressed answers are measured unpacked. */
export const cappedFetch: typeof fetch = async (...asked) => {
  const answer = await fetch(...asked);
  const { status, statusText, headers } = answer;

  return new Response(answer.body?.pipeThrough(capped()) ?? null, { status, statusText, headers });
};

function capped() {
  let bytes = 0;

  return new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      bytes += part.byteLength;
      if (bytes > mostBytes) controller.error(new NoReply('too-large'));
      else controller.enqueue(part);
    },
  });
}
