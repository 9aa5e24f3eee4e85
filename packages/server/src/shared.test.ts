import { setTimeout as pause } from 'node:timers/promises';
import { shared } from './shared.ts';

it('a shared question is asked once while the answer is pending or fresh, and again when it is stale', async () => {
  const ask = jest.fn(async () => 'answer');
  const question = shared(40, ask);
  await Promise.all([question(), question(), question()]);
  await question();
  expect(ask).toHaveBeenCalledTimes(1);

  await pause(60);
  await question();
  expect(ask).toHaveBeenCalledTimes(2);
});
