import { patience } from '../mail/smtp/sender.ts';
import { longestJobSeconds, patient } from './queues.ts';

it('X03 tries mails for at least 72 hours', () => {
  const { retries, firstPauseSeconds, longestPauseSeconds } = patient;
  let seconds = 0;
  // Pauses double, and at least half of each is certain.
  for (let retry = 0; retry < retries; retry += 1)
    seconds += Math.min(longestPauseSeconds, (firstPauseSeconds * 2 ** Math.min(16, retry)) / 2);

  expect(seconds / 3600).toBeGreaterThan(72);
});

it('lets no second attempt begin while a slow mail server may still accept the first', () => {
  expect(longestJobSeconds).toBeGreaterThan(patience.attempt / 1000);
});
