import {
  applicationRolledBack,
  type Canary,
  completed,
  type Pointed,
  type Pointer,
  promoted,
  rolledBack,
  tried,
  withdrawn,
} from './pointer.ts';

const agents: Canary = {
  application: 'mf-agents',
  version: '2',
  composition: 'with-agents',
  share: 10,
  parts: [[0, 10]],
  since: '',
};
const chat: Canary = { ...agents, application: 'mf-chat', version: '3', composition: 'with-chat' };

const point = (id: string, versions: Record<string, string> = {}): Pointed => ({
  id,
  selection: { shell: '1', 'mf-agents': '1', 'mf-chat': '1', ...versions } as never,
});
const [a, b, c] = [
  point('a'),
  point('b', { 'mf-agents': '2' }),
  point('c', { 'mf-agents': '2', 'mf-chat': '2' }),
];
const first = promoted(undefined, a);
const third = [b, c].reduce((pointer: Pointer, live) => promoted(pointer, live), first);

describe('the pointer', () => {
  it('remembers what was live before, of the site and of each application', () => {
    expect(third).toMatchObject({ live: 'c', previous: 'b', history: ['a', 'b'] });
    expect(third.earlier).toEqual({ 'mf-agents': ['1'], 'mf-chat': ['1'] });
  });

  it('stays as it is when the same composition goes live again', () => {
    expect(promoted(third, c)).toMatchObject({ live: 'c', previous: 'b', since: third.since });
  });

  it('goes back with the whole site step by step, not to and fro', () => {
    const back = rolledBack(third, b);

    expect(back).toMatchObject({ live: 'b', previous: 'a', earlier: { 'mf-agents': ['1'], 'mf-chat': [] } });
    expect(rolledBack(back, a)).toMatchObject({ live: 'a', history: [], earlier: { 'mf-agents': [] } });
  });

  it('goes back to any composition', () => {
    expect(rolledBack(third, a)).toMatchObject({ live: 'a', history: [] });
    expect(rolledBack(third, point('other'))).toMatchObject({ live: 'other', previous: 'c' });
    expect(() => rolledBack(third, c)).toThrow('c is live already.');
  });

  it("takes one application back and keeps the others' news and canaries, but ends its own canary", () => {
    const both = tried(tried(third, agents), chat);
    const rebased = { ...chat, composition: 'with-chat, again' };
    const live = point('d', { 'mf-chat': '2' });
    const back = applicationRolledBack(both, 'mf-agents', { live, canaries: [rebased] });

    expect(back).toMatchObject({
      live: 'd',
      previous: 'c',
      canaries: [rebased],
      withdrawn: [{ application: 'mf-agents' }],
      earlier: { 'mf-agents': [], 'mf-chat': ['1'] },
    });
  });

  it('holds several canaries, of which one is changed or taken back alone', () => {
    const both = tried(tried(third, agents), chat);
    const more = tried(both, { ...agents, share: 50 });

    expect(both.canaries).toEqual([agents, chat]);
    expect(more.canaries).toEqual([chat, { ...agents, share: 50 }]);
    expect(withdrawn(more, 'mf-chat', 'it fails')).toMatchObject({
      canaries: [{ share: 50 }],
      withdrawn: [{ application: 'mf-chat', version: '3', reason: 'it fails' }],
    });
    expect(() => withdrawn(third, 'mf-chat', 'it fails')).toThrow('mf-chat has no canary to withdraw.');
  });

  it('takes every canary back with the whole site', () => {
    const back = rolledBack(tried(tried(third, agents), chat), b);

    expect(back.canaries).toEqual([]);
    expect(back.withdrawn.map(({ application }) => application)).toEqual(['mf-agents', 'mf-chat']);
  });

  it('knows what open tabs may still ask for: canaries, and what was rolled back from', () => {
    const back = rolledBack(withdrawn(tried(third, agents), 'mf-agents', 'it fails'), b);

    expect([...(back.seen ?? [])].sort()).toEqual(['a', 'b', 'c', 'with-agents']);
    expect(tried(third, agents).seen).toEqual(['a', 'b', 'c', 'with-agents']);
  });

  it('forgets only what is very old', () => {
    const long = Array.from({ length: 80 }, (_, index) =>
      point(`x${index}`, { 'mf-agents': String(index) }),
    ).reduce((now: Pointer, live) => promoted(now, live), first);

    expect(long.history).toHaveLength(50);
    expect(long.earlier['mf-agents']).toHaveLength(20);
  });

  it('reads what was written before there were several canaries', () => {
    const { canaries: _, selection: __, earlier: ___, withdrawn: ____, ...old } = third;

    expect(completed(old as Pointer)).toMatchObject({ live: 'c', canaries: [], earlier: {} });
  });
});
