/** Returns a function that runs each piece of work after those before it, whether they succeeded or not. */
export function takingTurns() {
  let last: Promise<unknown> = Promise.resolve();

  return <Value>(work: () => Promise<Value>) => {
    const done = last.then(work);
    last = done.catch(() => {});

    return done;
  };
}
