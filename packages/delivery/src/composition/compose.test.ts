import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Given, keep, liveStore, place } from '../fixture/releases.ts';
import { compose } from './compose.ts';

async function composedWith(given: Omit<Given, 'name'>) {
  const store = await liveStore();
  const { version } = await keep(store, { name: 'mf-agents', version: '2.0.0', ...given });
  const selection = { shell: '1.0.0', 'mf-agents': version, 'mf-chat': '1.0.0' };

  return { store, selection, ...(await compose(selection, place, store)) };
}

const withFragment = (fragment: string) => composedWith({ texts: { 'server/fragment.cjs': fragment } });

describe('compose', () => {
  it('renders every route of exactly the chosen releases', async () => {
    const { store, composition } = await withFragment(
      "exports['team-page'] = { render: () => 'New team' }; exports['team-grid'] = { render: () => 'New grid' };",
    );
    const folder = await store.compositionFolder(composition.id);
    const page = (file: string) => readFile(path.join(folder, file), 'utf8');

    expect(Object.keys(composition.pages)).toEqual(['/', '/team']);
    expect(await page('pages/team.html')).toContain('New team');
    expect(await page('pages/index.html')).toContain('Home New grid');
    expect(composition.problems).toEqual([]);
  });

  it('X08 tells search engines when the application of each page was released', async () => {
    const { store, composition } = await composedWith({});
    const folder = await store.compositionFolder(composition.id);
    const sitemap = await readFile(path.join(folder, 'root/sitemap.xml'), 'utf8');
    const days = [...sitemap.matchAll(/<url><loc>[^<]+<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];

    expect(days.map(([, day]) => day)).toEqual(
      Object.keys(composition.pages).map(() => new Date().toISOString().slice(0, 10)),
    );
  });

  it('holds every remote of its releases, also one that this checkout does not know', async () => {
    const { store, selection } = await composedWith({});
    await keep(store, {
      name: 'mf-new',
      exposes: { 'new-page': [] },
      routes: [{ path: '/new', expose: 'new-page' }],
      texts: { 'server/fragment.cjs': "exports['new-page'] = { render: () => 'New page' };" },
    });
    const { composition } = await compose({ ...selection, 'mf-new': '1.0.0' }, place, store);
    const folder = await store.compositionFolder(composition.id);

    expect(await readFile(path.join(folder, composition.pages['/new']?.file ?? ''), 'utf8')).toContain(
      'New page',
    );
  });

  it('is the same composition for the same releases at the same place', async () => {
    const { store, selection, composition } = await composedWith({});
    const again = await compose(selection, place, store);
    const elsewhere = await compose(
      selection,
      { ...place, config: { ...place.config, siteOrigin: 'http://else.example' } },
      store,
    );

    expect(again.composition.id).toBe(composition.id);
    expect(elsewhere.composition.id).not.toBe(composition.id);
  });

  it('is refused when a page never comes to an end', async () => {
    const { store, selection } = await composedWith({});
    const texts = {
      'server/fragment.cjs': 'exports.renderPage = () => new Promise(() => {}); exports.pages = {};',
    };
    await keep(store, { name: 'shell', version: '2.0.0', texts });

    await expect(compose({ ...selection, shell: '2.0.0' }, place, store, 500)).rejects.toThrow(
      '/ cannot be composed: shell@2.0.0 gives no answer within 0.5 s.',
    );
  });

  it('costs only its own places when a release is broken, and says so', async () => {
    const { composition, problems } = await withFragment("throw new Error('broken')");

    expect(composition.pages['/']?.status).toBe(200);
    expect(problems.join()).toContain('mf-agents@2.0.0 (server/fragment.cjs): Error: broken');
  });

  it('hears what code tells a console, page by page', async () => {
    const { composition } = await withFragment(
      "exports['team-page'] = { render() { console.error('too %s', 'late'); return 'Team'; } }; exports['team-grid'] = { render: () => 'Grid' };",
    );

    expect(composition.problems).toEqual([
      { path: '/team', message: 'too late', modules: ['mf-agents/team-page'] },
    ]);
  });

  it('makes nothing of a release that was altered, and goes back to none', async () => {
    const { store, selection } = await composedWith({});
    const alter = async (name: string, version: string) =>
      writeFile(path.join(await store.releaseFolder(name, version), 'web/entry.js'), 'other()');
    await alter('mf-chat', '1.0.0');
    await expect(compose(selection, { ...place, remoteOrigins: {} }, store)).rejects.toThrow(
      'mf-chat@1.0.0: web/entry.js is not what was signed: its team has to release it again',
    );

    await alter('mf-agents', '2.0.0');
    await expect(compose(selection, place, store)).rejects.toThrow(
      'mf-agents@2.0.0: web/entry.js is not what was signed',
    );
  });
});
