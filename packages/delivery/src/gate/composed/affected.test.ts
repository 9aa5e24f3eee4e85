import type { Composition } from '../../store/composition.ts';
import { affectedPaths } from './affected.ts';

const page = (...modules: string[]) => ({ file: '', status: 200, styles: [], modules });
const composition = {
  pages: {
    '/': page('shell/home-page', 'mf-agents/team-grid'),
    '/about': page('shell/about-page'),
    '/team/1': page('mf-agents/team-member-page'),
    '/team/2': page('mf-agents/team-member-page'),
  },
} as unknown as Composition;

describe('affectedPaths', () => {
  it('is one page of each kind that holds something of the application', () => {
    expect(affectedPaths(composition, 'mf-agents')).toEqual(['/', '/team/1']);
  });

  it('is every kind of page for the shell, and the home page for what stands in none', () => {
    expect(affectedPaths(composition, 'shell')).toEqual(['/', '/about', '/team/1']);
    expect(affectedPaths(composition, 'mf-chat')).toEqual(['/']);
  });
});
