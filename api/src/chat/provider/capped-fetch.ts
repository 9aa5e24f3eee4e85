import { NoReply } from './failure.ts';

/** Limit on an answer in bytes: far more than any reply we ask for. */
const mostBytes = 256 * 1024;

/**
 * Like `fetch`, but stops reading an endless answer, which fails as `too-large`. Compressed answers are measured
 * unpacked.
 */
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
