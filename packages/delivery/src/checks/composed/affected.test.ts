import type { SiteBuild } from '../../builds/site-build.ts';
import { affectedPaths } from './affected.ts';

const page = (html: string, ...modules: string[]) => ({ html, status: 200, modules });
const before = {
  pages: {
    '/': page('a', 'shell/home-page', 'mf-agents/team-grid'),
    '/about': page('b', 'shell/about-page'),
    '/team/1': page('c', 'mf-agents/team-member-page'),
    '/team/2': page('d', 'mf-agents/team-member-page'),
  },
} as unknown as SiteBuild;
const changed = (...paths: string[]) => ({
  pages: Object.fromEntries(
    Object.entries(before.pages).map(([path, one]) => [
      path,
      paths.includes(path) ? { ...one, html: 'new' } : one,
    ]),
  ),
});

it('one page of each kind that has changed is looked at', () => {
  expect(affectedPaths(changed('/', '/team/1', '/team/2') as unknown as SiteBuild, before)).toEqual([
    '/',
    '/team/1',
  ]);
});

it('the home page is looked at for what is in no page', () => {
  expect(affectedPaths(before, before)).toEqual(['/']);
});
