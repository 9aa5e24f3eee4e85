import { readEnv } from './env.ts';
import { leastPatienceSeconds } from './queues.ts';

it('X03 keeps trying for at least 72 hours before a mail is given up', () => {
  expect(leastPatienceSeconds(readEnv({}).mail.patience) / 3600).toBeGreaterThan(72);
});
