import { knownPaths, siteRoutes } from './site-map.ts';

const agents = { path: '/:agent', expose: 'agent-page', values: ['ana-luz', 'leo-mar'], closed: true };
const property = { path: '/property/:id', expose: 'property-page', values: ['1', '2'] };

describe('site map', () => {
  it("G09 G11 G12 makes one route per slug, so that an agent's path shadows nothing", () => {
    const routes = siteRoutes([{ application: 'mf-agents', routes: [agents] }]);

    expect(routes).toEqual([
      { path: '/ana-luz', address: 'mf-agents/agent-page', fixed: { agent: 'ana-luz' } },
      { path: '/leo-mar', address: 'mf-agents/agent-page', fixed: { agent: 'leo-mar' } },
    ]);
  });

  it('G03 keeps an open parameter as it is, for values nobody knows', () => {
    const [route] = siteRoutes([{ application: 'mf-listings', routes: [property] }]);

    expect(route).toEqual({ path: '/property/:id', address: 'mf-listings/property-page', fixed: {} });
  });

  it('renders every known value of a path ahead', () => {
    expect(knownPaths(property)).toEqual(['/property/1', '/property/2']);
    expect(knownPaths({ path: '/about', expose: 'about-page' })).toEqual(['/about']);
  });
});
