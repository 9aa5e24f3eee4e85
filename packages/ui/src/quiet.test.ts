import { whenQuiet } from './quiet.ts';

const passing = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let done: string[];
/** Time taken by tasks of the page, in which no timer could fire. */
let busyMs: number;
const note = (name: string) => () => done.push(name);

beforeEach(() => {
  jest.useFakeTimers();
  const start = Date.now();
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now() - start + busyMs);
  done = [];
  busyMs = 0;
});
afterEach(() => jest.useRealTimers());

describe('whenQuiet', () => {
  it('does not run at once what was said to be for later', async () => {
    whenQuiet(note('film'));
    await passing(1);
    expect(done).toEqual([]);

    await passing(100);
    expect(done).toEqual(['film']);
  });

  it('gives each its own moment, in order', async () => {
    for (const name of ['film', 'chat', 'vitals']) whenQuiet(note(name));
    await passing(60);
    expect(done).toEqual(['film']);
    await passing(50);
    expect(done).toEqual(['film', 'chat']);
    await passing(50);
    expect(done).toEqual(['film', 'chat', 'vitals']);
  });

  it('waits while the page is at work', async () => {
    whenQuiet(note('film'));
    await workFor(1_000);
    expect(done).toEqual([]);

    await passing(100);
    expect(done).toEqual(['film']);
  });

  it('does not wait for ever', async () => {
    whenQuiet(note('film'));
    await workFor(2_500);

    expect(done).toEqual(['film']);
  });

  it('can be called off', async () => {
    const cancel = whenQuiet(note('film'));
    whenQuiet(note('chat'));
    cancel();
    await passing(500);

    expect(done).toEqual(['chat']);
  });
});

/** Delays all timers for a while. */
async function workFor(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    busyMs += 20;
    await passing(25);
  }
}
