import { fairQueue } from './group-commit.ts';

describe('a fair queue', () => {
  it('lets senders take turns, however much one of them sent', () => {
    const queue = fairQueue<string>({ perSender: 100, total: 100 });
    for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
    queue.add('b', 'b1');
    queue.add('c', 'c1');

    expect(queue.take(4)).toEqual(['a1', 'b1', 'c1', 'a2']);
    queue.add('b', 'b2');
    expect(queue.take(9)).toEqual(['a3', 'b2', 'a4']);
    expect(queue.take(9)).toEqual([]);
  });

  it('refuses what is over a sender’s bound or over the bound of all, and takes again once there is room', () => {
    const queue = fairQueue<number>({ perSender: 2, total: 3 });

    expect([queue.add('a', 1), queue.add('a', 2), queue.add('a', 3)]).toEqual([true, true, false]);
    expect([queue.add('b', 4), queue.add('c', 5)]).toEqual([true, false]);
    expect(queue.take(1)).toEqual([1]);
    expect(queue.add('c', 5)).toBe(true);
  });
});
