import { promoted, rolledBack, tried, withdrawn } from './pointer.ts';

const canary = { composition: 'c', application: 'mf-agents', version: '2', share: 10, salt: 's', since: '' };
const first = promoted(undefined, 'a');
const third = ['b', 'c'].reduce((pointer, live) => promoted(pointer, live), first);

describe('the pointer', () => {
  it('remembers what was live before', () => {
    expect(third).toMatchObject({ live: 'c', previous: 'b', history: ['a', 'b'] });
  });

  it('stays as it is when the same composition goes live again', () => {
    expect(promoted(third, 'c')).toMatchObject({ live: 'c', previous: 'b', since: third.since });
  });

  it('goes back step by step, not to and fro', () => {
    const back = rolledBack(third);

    expect(back).toMatchObject({ live: 'b', previous: 'a' });
    expect(rolledBack(back)).toMatchObject({ live: 'a', history: [] });
  });

  it('goes back to any composition by name', () => {
    expect(rolledBack(third, 'a')).toMatchObject({ live: 'a', history: [] });
    expect(rolledBack(third, 'other')).toMatchObject({ live: 'other', previous: 'c' });
  });

  it('says when there is nowhere to go back to', () => {
    expect(() => rolledBack(first)).toThrow('There is nothing to roll back to');
  });

  it('takes a canary back, and says why, by hand and with a rollback', () => {
    const trying = tried(third, canary);

    expect(withdrawn(trying, 'it fails')).toMatchObject({
      live: 'c',
      withdrawn: { version: '2', reason: 'it fails' },
    });
    expect(withdrawn(trying, 'it fails').canary).toBeUndefined();
    expect(rolledBack(trying).canary).toBeUndefined();
    expect(() => withdrawn(third, 'it fails')).toThrow('There is no canary to withdraw.');
  });

  it('knows what open tabs may still ask for: canaries, and what was rolled back from', () => {
    const back = rolledBack(withdrawn(tried(third, canary), 'it fails'));

    expect([...(back.seen ?? [])].sort()).toEqual(['a', 'b', 'c']);
    expect(tried(third, { ...canary, composition: 'd' }).seen).toEqual(['a', 'b', 'c', 'd']);
    expect(rolledBack(tried(third, { ...canary, composition: 'd' })).seen).toContain('d');
  });

  it('forgets only what is very old', () => {
    const long = Array.from({ length: 80 }, (_, index) => `x${index}`).reduce(
      (now, live) => promoted(now, live),
      first,
    );

    expect(long.history).toHaveLength(50);
  });
});
