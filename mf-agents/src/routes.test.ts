import { roster } from '@dosmares/content/roster';
import { fixedSegments } from '@dosmares/content/site';
import { routes } from './routes.ts';

it('G06 G07 G09 G10 G11 T02 T11 the agents have a team page, a page by id and one page at two addresses', () => {
  const slugs = roster.map(({ slug }) => slug);

  expect(routes).toEqual([
    { path: '/team', expose: 'team-page' },
    { path: '/team/:id', expose: 'team-member-page', values: roster.map(({ id }) => String(id)) },
    { path: '/:agent', expose: 'agent-page', values: slugs, closed: true },
    { path: '/agents/:agent', expose: 'agent-page', values: slugs, closed: true, unlisted: true },
  ]);
});

it('G12 no agent is called like a fixed page', () => {
  expect(roster.filter(({ slug }) => fixedSegments.some((segment) => segment === slug))).toEqual([]);
});
