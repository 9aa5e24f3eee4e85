import { patience } from '../mail/smtp/sender.ts';
import { longestJobSeconds, patient, shortestRetrySeconds } from './queues.ts';

it('X03 tries mails for at least 72 hours', () => {
  expect(shortestRetrySeconds(patient) / 3600).toBeGreaterThan(72);
});

it('lets no second attempt begin while a slow mail server may still accept the first', () => {
  expect(longestJobSeconds).toBeGreaterThan(patience.attempt / 1000);
});
