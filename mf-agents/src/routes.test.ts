import { roster } from '@dosmares/content/roster';
import { fixedSegments } from '@dosmares/content/site';

it('G12 no agent is called like a fixed page', () => {
  expect(roster.filter(({ slug }) => fixedSegments.some((segment) => segment === slug))).toEqual([]);
});
