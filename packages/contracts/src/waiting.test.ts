import { TooLate, within } from './waiting.ts';

it('a wait ends with the answer, its failure, or a timeout', async () => {
  await expect(within(1000, Promise.resolve('here'))).resolves.toBe('here');
  await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(within(20, new Promise(() => undefined))).rejects.toThrow(TooLate);
});
