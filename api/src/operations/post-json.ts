import { deliveryError } from '@dosmares/mail/smtp/failure';

const timeoutMs = 15_000;

/** Posts JSON; rejects unless 2xx comes in time. Follows no redirects, which would send data elsewhere. */
export async function postJson(url: string, body: string, headers: Record<string, string> = {}) {
  const failed = (reason: string, options?: ErrorOptions) =>
    deliveryError({ reason, fault: 'service', isFinal: false }, options);
  const answer = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...headers },
  }).catch((cause) => {
    throw failed(cause.name === 'TimeoutError' ? 'no answer in time' : 'not reached', { cause });
  });
  await answer.body?.cancel();
  if (!answer.ok) throw failed(`status ${answer.status}`);
}
