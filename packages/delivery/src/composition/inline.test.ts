import { createHash } from 'node:crypto';
import { scriptsIn, stylesIn, stylesOfLibraries } from './inline.ts';
import type { Releases } from './registry.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const page = `<style>a{}</style><style data-emotion="dm 1">b{}
c{}</style><style>a{}</style><script type="application/json">{"a":1}</script><script src="/a.js" defer></script>
<script type="application/ld+json">{}</script><script>run()</script><script data-x>go()
on()</script>`;

it('every style element of a page is named once', () => {
  expect(stylesIn(page)).toEqual([hash('a{}'), hash('b{}\nc{}')]);
});

it('scripts of a page itself are named, data and files are not', () => {
  expect(scriptsIn(page)).toEqual([hash('run()'), hash('go()\non()')]);
});

it('what libraries add is named by whichever release holds them', () => {
  const releases = {
    shell: { inlineStyles: ['sha256-a', 'sha256-b'] },
    'mf-chat': {},
    'mf-agents': { inlineStyles: ['sha256-b'] },
  };

  expect(stylesOfLibraries(releases as unknown as Releases)).toEqual(['sha256-a', 'sha256-b']);
});
