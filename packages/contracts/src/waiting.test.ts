import { setTimeout as pause } from 'node:timers/promises';
import { shared, TooLate, within } from './waiting.ts';

it('a wait ends with the answer, its failure, or a timeout', async () => {
  await expect(within(1000, Promise.resolve('here'))).resolves.toBe('here');
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(within(20, new Promise(() => undefined))).rejects.toThrow(TooLate);
});

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
