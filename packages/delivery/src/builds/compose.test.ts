import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Given, keep, liveSite } from '../../testing/releases.ts';
import { compose } from './compose.ts';
import { type Page, pagesIn } from './site-build.ts';

async function opened() {
  const { store, known, addresses, build } = await liveSite();
  const htmlOf = async ({ html }: Page) =>
    String(await promisify(brotliDecompress)(await store.readText('pages', html)));

  return {
    store,
    live: build,
    htmlOf,
    /** Composes the live releases with another one. */
    async composedWith({ name = 'mf-agents', ...given }: Partial<Given>, limitMs?: number) {
      await keep(store, { name, version: '2.0.0', ...given });
      const { selection } = build;
      const wanted = { ...selection, [name]: '2.0.0' };

      return compose(wanted, { store, known, addresses, live: selection, ...(limitMs && { limitMs }) });
    },
    again: (selection = build.selection, more: Partial<typeof addresses> = {}) =>
      compose(selection, { store, known, addresses: { ...addresses, ...more } }),
  };
}

const fragment = (text: string) => ({ texts: { 'server/fragment.cjs': text } });
const page = (expose: string, code: string) => `exports['${expose}'] = { render() { ${code} } };`;

// Each test starts processes.
jest.setTimeout(60_000);

describe('a site build', () => {
  it('has the page of every route, rendered from exactly its releases', async () => {
    const { composedWith, htmlOf } = await opened();
    const { build } = await composedWith(
      fragment(page('team-page', "return 'New team'") + page('team-grid', "return 'New grid'")),
    );

    expect(Object.keys(build.pages)).toEqual(['/', '/team', '/chat']);
    expect(await htmlOf(build.pages['/team'] as Page)).toContain('New team');
    expect(await htmlOf(build.pages['/'] as Page)).toContain('Home New grid');
    expect(pagesIn(build).flatMap(([, { failures }]) => failures)).toEqual([]);
  });

  it('renders the pages of what is new on them, and takes all others as they are', async () => {
    const { composedWith, live } = await opened();
    const { build, rendered } = await composedWith({
      name: 'mf-chat',
      ...fragment(page('panel', "return 'New panel'")),
    });

    expect(rendered).toBe(1);
    expect(build.pages['/']).toEqual(live.pages['/']);
    expect(build.pages['/team']).toEqual(live.pages['/team']);
    expect(build.pages['/chat']).not.toEqual(live.pages['/chat']);
  });

  it('is known again, so that going back renders nothing', async () => {
    const { composedWith, again, live } = await opened();
    await composedWith(fragment(page('team-page', "return 'T'") + page('team-grid', "return 'G'")));

    expect(await again()).toEqual({ build: live, rendered: 0 });
  });

  it('is another one at other addresses', async () => {
    const { again, live } = await opened();
    const { build, rendered } = await again(live.selection, {
      remoteOrigin: 'http://elsewhere.example/{name}',
    } as never);

    expect(build.id).not.toBe(live.id);
    // The page for what no route knows has nothing of a remote.
    expect(rendered).toBe(3);
  });

  it('X08 tells search engines when the application of each page was released', async () => {
    const { live } = await opened();
    const days = [...(live.rootFiles['sitemap.xml'] ?? '').matchAll(/<lastmod>([^<]+)<\/lastmod>/g)];

    expect(days.map(([, day]) => day)).toEqual(Array(3).fill(new Date().toISOString().slice(0, 10)));
  });

  it('keeps a bundle from pages that do not mount it: what it does to the process reaches only its own', async () => {
    const { composedWith, htmlOf } = await opened();
    const evil = `Array.prototype.join = () => 'Mine'; ${page('panel', "return ''")}`;
    await composedWith({ name: 'mf-chat', ...fragment(evil) });
    const { build } = await composedWith({ name: 'shell', entry: 'main.js' });

    expect(await htmlOf(build.pages['/team'] as Page)).toContain('Team');
  });

  it('is refused when its shell never comes to an end', async () => {
    const { composedWith } = await opened();
    const hanging = fragment(
      'exports.renderPage = () => new Promise(() => {}); exports.pages = {}; exports.singletons = {};',
    );

    await expect(composedWith({ name: 'shell', ...hanging }, 500)).rejects.toThrow(
      /cannot be composed: shell@2.0.0 gives no answer within 0.5 s\./,
    );
  });

  it('costs only its own slots when a release is broken, and says so on each page', async () => {
    const { composedWith, htmlOf } = await opened();
    const { build } = await composedWith(fragment("throw new Error('broken')"));

    expect(await htmlOf(build.pages['/'] as Page)).toContain('Home Sorry');
    expect(build.pages['/']?.failures).toEqual([
      'mf-agents@2.0.0 is left out: its server bundle throws Error: broken',
    ]);
  });

  it('leaves a remote without a server bundle to the browser', async () => {
    const { composedWith, htmlOf } = await opened();
    const { build } = await composedWith(fragment(''));

    expect(await htmlOf(build.pages['/'] as Page)).toContain('Home In browser');
    expect(build.pages['/']?.failures).toEqual([]);
  });

  it('hears what code tells a console, page by page', async () => {
    const { composedWith } = await opened();
    const logging = page('team-page', "console.error('too %s', 'late'); return 'Team'");
    const { build } = await composedWith(fragment(logging + page('team-grid', "return 'Grid'")));

    expect(build.pages['/team']?.failures).toEqual(['too late']);
    expect(build.pages['/']?.failures).toEqual([]);
  });

  it('tries a page anew that has failed: it may have been the machine', async () => {
    const { composedWith, again } = await opened();
    const { build } = await composedWith(fragment("throw new Error('broken')"));

    expect((await again(build.selection)).rendered).toBe(2);
  });
});
