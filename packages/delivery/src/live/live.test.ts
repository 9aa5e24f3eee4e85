import { type Canary, canaryOf, choose, type Live } from './live.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const canary = (application: string, share: number): Canary => ({
  application,
  version: '2',
  build: application,
  share,
  since: '',
  by: '',
});
const live: Live = {
  number: 1,
  build: 'live',
  selection: { shell: '1' },
  since: '',
  canaries: [],
  previews: [{ token: 'genuine', build: 'preview', subject: 'mf-agents@2', until: '2026-11-22T12:01:00Z' }],
  at: '',
  by: '',
};
const nobody = { cookie: undefined, preview: undefined };
const visitors = Array.from({ length: 20_000 }, (_, at) => at.toString(16).padStart(16, '0'));
const within = (canaries: readonly Canary[], application: string) =>
  new Set(visitors.filter((visitor) => canaryOf(visitor, canaries)?.application === application));

describe('a visit', () => {
  it('gets what is live, and nothing to remember', () => {
    expect(choose(nobody, live, now)).toEqual({ build: 'live', kind: 'live', remember: [] });
  });

  it('gets a random cookie while there is a canary, once', () => {
    const during = { ...live, canaries: [canary('mf-agents', 100)] };
    const first = choose(nobody, during, now);
    const [[name, value] = []] = first.remember;
    expect(first).toMatchObject({ build: 'mf-agents', kind: 'canary' });
    expect([name, value]).toEqual(['visit', expect.stringMatching(/^[0-9a-f]{16}$/)]);

    expect(choose({ ...nobody, cookie: `a=b; visit=${value}` }, during, now).remember).toEqual([]);
    expect(choose({ ...nobody, cookie: 'visit=me' }, during, now).remember).toHaveLength(1);
  });

  it('shows a preview to whoever has its token, in the address or in the cookie, until its end', () => {
    const shown = { build: 'preview', kind: 'preview', remember: [['preview', 'genuine', 60]] };

    expect(choose({ ...nobody, preview: 'genuine' }, live, now)).toEqual(shown);
    expect(choose({ ...nobody, cookie: 'preview=genuine' }, live, now)).toEqual(shown);
    expect(choose({ ...nobody, preview: 'genuine' }, live, now + 60_000).kind).toBe('live');
  });

  it.each(['forged', '__proto__'])('shows what is live for the token %s, and forgets it', (token) => {
    expect(choose({ ...nobody, cookie: `preview=${token}` }, live, now)).toEqual({
      build: 'live',
      kind: 'live',
      remember: [['preview', '', 0]],
    });
  });
});

describe('canaries', () => {
  it.each([0, 5, 33.3, 50, 100])('get their share of visitors: %d %%', (share) => {
    const chosen = within([canary('mf-agents', share)], 'mf-agents').size;

    expect(Math.abs((100 * chosen) / visitors.length - share)).toBeLessThan(share % 100 ? 1 : 0.001);
  });

  it('have each their share beside each other', () => {
    const canaries = [canary('mf-agents', 10), canary('mf-chat', 60), canary('shell', 30)];

    for (const { application, share } of canaries)
      expect(Math.abs((100 * within(canaries, application).size) / visitors.length - share)).toBeLessThan(
        1.2,
      );
    expect(visitors.every((visitor) => canaryOf(visitor, canaries))).toBe(true);
  });

  it('keep their visitors when they grow, and lose none to one that began later', () => {
    const small = within([canary('mf-agents', 10)], 'mf-agents');
    const large = within([canary('mf-agents', 50), canary('mf-chat', 40)], 'mf-agents');

    expect([...small].filter((visitor) => !large.has(visitor))).toEqual([]);
  });
});
