import { roster } from '@dosmares/content/roster';
import type { RouteEntry } from '@dosmares/contracts/remote';

const slugs = roster.map(({ slug }) => slug);
const ids = roster.map(({ id }) => String(id));

/** The paths of the team and of each agent (G06, G07, G09, G10). */
export const routes: readonly RouteEntry[] = [
  { path: '/team', expose: 'team-page' },
  { path: '/team/:id', expose: 'team-member-page', values: ids },
  { path: '/:agent', expose: 'agent-page', values: slugs, closed: true },
  { path: '/agents/:agent', expose: 'agent-page', values: slugs, closed: true, unlisted: true },
];
