/** A web service did not accept a call; the queue retries it. */
export class NotTaken extends Error {
  readonly reason: string;
  readonly fault = 'service';
  readonly isFinal = false;

  constructor(reason: string, options?: ErrorOptions) {
    super(`It was not taken: ${reason}`, options);
    this.reason = reason;
  }
}

const timeoutMs = 15_000;

/**
 * Posts JSON to a configured web service; rejects with `NotTaken` unless it answers 2xx in time. It follows no
 * redirects, which would send the data elsewhere.
 */
export async function postJson(url: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...headers },
  }).catch((cause) => {
    throw new NotTaken(cause.name === 'TimeoutError' ? 'no answer in time' : 'not reached', { cause });
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new NotTaken(`status ${answer.status}`);
}
