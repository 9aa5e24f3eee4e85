import { readConfig } from '../config.ts';
import { longestAttempt, longestReply, rfc5321Limits } from '../mail/smtp/timeouts.ts';
import { pollingFor, queues, shortestRetrySeconds } from './queues.ts';

it('X03 keeps trying for at least 72 hours before a mail is given up', () => {
  expect(shortestRetrySeconds(readConfig({}).mail.retryPolicy) / 3600).toBeGreaterThan(72);
});

it('X04 leaves a mail server the ten minutes of RFC 5321, and no second attempt begins while one may still be taken', () => {
  const { mail } = readConfig({});
  const leases = queues(mail).map(({ expireInSeconds }) => expireInSeconds ?? Number.POSITIVE_INFINITY);

  expect(longestReply(rfc5321Limits) / 60_000).toBe(10);
  expect(Math.min(...leases)).toBeGreaterThan(longestAttempt(rfc5321Limits) / 1000);
});

it.each([
  [1, 5],
  [15, 15],
  [3600, 15],
])('with a first pause of %i s idle workers poll every %i s', (firstPauseSeconds, seconds) => {
  expect(pollingFor({ firstPauseSeconds }).notifyPollingIntervalSeconds).toBe(seconds);
});
