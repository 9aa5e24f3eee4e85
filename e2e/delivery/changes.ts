import type { Change } from './clone.ts';

/** The agents' team's change. */
export const meetAgents: Change = {
  message: 'Call them agents to meet',
  file: 'mf-agents/src/team-page.tsx',
  edits: [['expert agents', 'agents to meet']],
};

/** Another team's change. */
export const sendLetters: Change = {
  message: 'Call them letters',
  file: 'mf-market-report/src/top/title.tsx',
  edits: [['Get monthly market reports delivered', 'Get monthly market letters delivered']],
};
