import { roster } from '@dosmares/content/roster';
import type { Catalogue, CatalogueState } from '@dosmares/contracts/catalogue';
import AgentPage from './agent-page.tsx';
import TeamGrid from './team-grid.tsx';
import TeamMemberPage from './team-member-page.tsx';
import TeamPage from './team-page.tsx';

/** The modules that mf-agents exposes. */
export const catalogue: Catalogue = {
  'team-grid': {
    usual: { Show: () => <TeamGrid ids={[12, 1, 3, 8]} /> },
    'one agent': { Show: () => <TeamGrid ids={[12]} /> },
    everybody: { Show: () => <TeamGrid ids={roster.map(({ id }) => id)} /> },
    empty: { Show: () => <TeamGrid ids={[]} /> },
  },
  'team-page': { usual: { Show: TeamPage, at: '/team' } },
  'team-member-page': {
    usual: { Show: () => <TeamMemberPage params={{ id: '12' }} />, at: '/team/12' },
    unknown: { Show: () => <TeamMemberPage params={{ id: 'nobody' }} />, at: '/team/nobody' },
  },
  'agent-page': {
    ...Object.fromEntries(roster.map(({ slug }) => [slug, agentPage(slug)])),
    'API away': { ...agentPage(roster[0]?.slug), api: 'is away' },
    'API refuses': { ...agentPage(roster[0]?.slug), api: 'refuses' },
    sending: { ...agentPage(roster[0]?.slug), api: 'is slow' },
  },
};

function agentPage(agent = ''): CatalogueState {
  return { Show: () => <AgentPage params={{ agent }} />, at: `/${agent}` };
}
