import { createTally } from './collect.ts';
import type { Visitor } from './visitor.ts';

it('a tally holds so many visitors, and says whom it drops', () => {
  const dropped = jest.fn();
  const { add, take } = createTally(1, dropped);
  const visitor: Visitor = {
    composition: 'c1',
    connection: 'a',
    visit: 'first',
    begun: new Date(0),
    measured: 1,
    poor: 0,
    culprit: null,
  };

  for (const one of [
    visitor,
    { ...visitor, connection: 'b' },
    { ...visitor, measured: 2, culprit: 'shell@1' },
  ])
    add(one);

  expect(take()).toEqual([{ ...visitor, measured: 3, culprit: 'shell@1' }]);
  expect(dropped).toHaveBeenCalledTimes(1);
});
