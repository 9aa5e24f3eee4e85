import { roster } from '@dosmares/content/roster';
import { fixedSegments } from '@dosmares/content/site';
import { routes } from './routes.ts';

const valuesOf = (path: string) => routes.find((route) => route.path === path)?.values;

describe('the routes of the agents application', () => {
  it('G06 has the team', () => {
    expect(routes).toContainEqual({ path: '/team', expose: 'team-page' });
  });

  it("G07 T02 T11 knows everyone's id, and lets unknown ones show their own page", () => {
    const values = roster.map(({ id }) => String(id));

    expect(routes).toContainEqual({ path: '/team/:id', expose: 'team-member-page', values });
  });

  it('G09 G10 G11 shows the same agents at both addresses, and nobody else', () => {
    expect(valuesOf('/:agent')).toEqual(roster.map(({ slug }) => slug));
    expect(valuesOf('/agents/:agent')).toEqual(valuesOf('/:agent'));
    expect(routes.filter(({ expose }) => expose === 'agent-page')).toEqual([
      expect.objectContaining({ path: '/:agent', closed: true }),
      expect.objectContaining({ path: '/agents/:agent', closed: true, unlisted: true }),
    ]);
  });

  it('G12 no agent is called like a fixed page', () => {
    expect(valuesOf('/:agent')?.filter((slug) => fixedSegments.some((segment) => segment === slug))).toEqual(
      [],
    );
  });
});
