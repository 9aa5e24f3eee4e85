import { atIntervals } from './at-intervals.ts';

it('begins no work while the work before it is under way, and goes on after it', async () => {
  jest.useFakeTimers();
  const under = Promise.withResolvers<void>();
  const work = jest.fn(() => under.promise);
  const stop = atIntervals(1_000, work);

  await jest.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(1);

  under.resolve();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);

  stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
