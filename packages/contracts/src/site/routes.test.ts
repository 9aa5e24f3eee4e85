import fc from 'fast-check';
import { createMatcher, expand, isReserved, siteRoutes } from './routes.ts';

const agents = { path: '/:agent', expose: 'agent-page', values: ['ana-luz', 'josé'], closed: true };
const members = { path: '/team/:id', expose: 'member-page', values: ['1', '2'] };
const tables = [
  { name: 'shell', routes: [{ path: '/', expose: 'home-page' }] },
  { name: 'mf-agents', routes: [agents, { path: '/team', expose: 'team-page' }, members] },
];
const match = createMatcher(siteRoutes(tables));

describe('the routes of a site', () => {
  it('G09 G11 G12 hold a path for each slug of a closed entry and no pattern, so that it shadows nothing', () => {
    expect(expand(agents).map(({ path, params }) => [path, params])).toEqual([
      ['/ana-luz', { agent: 'ana-luz' }],
      ['/josé', { agent: 'josé' }],
    ]);
  });

  it('G07 hold the known paths of an open entry, and its pattern for all other values', () => {
    expect(expand(members).map(({ path }) => path)).toEqual(['/team/1', '/team/2', '/team/:id']);
  });

  it.each(['/assets/x', '/api', '/_dev/changes', '/robots.txt'])('leave %s to the edge', (path) => {
    expect(isReserved(path)).toBe(true);
    expect(isReserved(`/team${path}`)).toBe(false);
  });
});

describe('the route of a path', () => {
  it.each([
    ['/', 'shell/home-page', {}, '/'],
    ['/team/', 'mf-agents/team-page', {}, '/team'],
    ['/TEAM/1', 'mf-agents/member-page', { id: '1' }, '/team/1'],
    ['/Ana-Luz', 'mf-agents/agent-page', { agent: 'ana-luz' }, '/ana-luz'],
    ['/JOS%C3%89', 'mf-agents/agent-page', { agent: 'josé' }, '/jos%C3%A9'],
    ['/%74eam', 'mf-agents/team-page', {}, '/team'],
    ['/Team/Nobody', 'mf-agents/member-page', { id: 'Nobody' }, undefined],
  ])('%s is shown by %s', (path, address, params, canonical) => {
    expect(match(path)).toMatchObject({ address, params });
    expect(match(path)?.canonical).toBe(canonical);
  });

  it.each(['/nope', '//team', '/team//1', '/team/1/x', '/team%2f1', '/%', '/%ff', '', '/agents', '/:agent'])(
    'G11 %s is none',
    (path) => {
      expect(match(path)?.address).toBe(path === '' ? 'shell/home-page' : undefined);
    },
  );

  it('leads to one address for each page, which leads to itself', () => {
    const words = fc.constantFrom(...'team TEAM 1 2 . %2e josé Jos%C3%A9 ana-luz % %2F'.split(' '), '');
    const paths = fc.array(fc.oneof(words, fc.string())).map((parts) => `/${parts.join('/')}`);

    fc.assert(
      fc.property(paths, (path) => {
        const { canonical } = match(path) ?? {};
        if (canonical === undefined) return;

        expect(new URL(canonical, 'http://site.example').pathname).toBe(canonical);
        expect(match(canonical)).toEqual(match(path));
      }),
    );
  });
});
