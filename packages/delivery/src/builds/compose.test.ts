import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { addresses, type Given, keep, liveSite } from '../../testing/releases.ts';
import { decompress } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import { siteBuilds } from './compose.ts';
import { sandboxFlags } from './sandbox/sandbox.ts';
import { type Addresses, type Page, pagesIn } from './site-build.ts';

async function opened() {
  const { store: whole, build: live } = await liveSite();
  let rendered = 0;
  const store: Store = {
    ...whole,
    keepText(kind, text) {
      if (kind === 'pages') rendered += 1;

      return whole.keepText(kind, text);
    },
  };
  const builds = siteBuilds(store, addresses);

  return {
    store,
    live,
    htmlOf: async (page?: Page) => String(await decompress(await store.readText('pages', page?.html ?? ''))),
    /** Composes the live releases with another one. */
    async composedWith({ name = 'mf-agents', ...given }: Partial<Given>, limitMs?: number) {
      await keep(store, { name, version: '2.0.0', ...given });
      const wanted = { ...live.selection, [name]: '2.0.0' };

      return (limitMs ? siteBuilds(store, addresses, limitMs) : builds).make(wanted, [live]);
    },
    /** Composes releases once more; returns the number of pages that had to be rendered too. */
    async again(selection = live.selection, at: Addresses = addresses) {
      const before = rendered;
      const build = await (at === addresses ? builds : siteBuilds(store, at)).make(selection);

      return { build, rendered: rendered - before };
    },
    rendered: () => rendered,
  };
}

const fragment = (text: string) => ({ texts: { 'server/fragment.cjs': text } });
const page = (expose: string, code: string) => `exports['${expose}'] = { render() { ${code} } };`;
const both = (code: string) => fragment(page('team-page', code) + page('team-grid', "return 'Grid'"));

// Each test starts processes.
jest.setTimeout(120_000);

describe('a site build', () => {
  it('X08 has the page of every route, rendered from exactly its releases, and their days for search engines', async () => {
    const { composedWith, htmlOf } = await opened();
    const build = await composedWith(both("return 'New team'"));

    expect(Object.keys(build.pages)).toEqual(['/', '/team', '/chat']);
    expect(await htmlOf(build.pages['/team'])).toContain('New team');
    expect(await htmlOf(build.pages['/'])).toContain('Home Grid');
    expect(pagesIn(build).flatMap(([, { failures }]) => failures)).toEqual([]);
    const days = [...(build.rootFiles['sitemap.xml'] ?? '').matchAll(/<lastmod>([^<]+)<\/lastmod>/g)];
    expect(days.map(([, day]) => day)).toEqual(Array(3).fill(new Date().toISOString().slice(0, 10)));
  });

  it('renders the pages of what is new on them, takes all others as they are, and renders nothing to go back', async () => {
    const { composedWith, again, live, rendered } = await opened();
    const panel = fragment(page('panel', "return 'New panel'"));
    const build = await composedWith({ name: 'mf-chat', ...panel });

    expect(rendered()).toBe(1);
    expect([build.pages['/'], build.pages['/team']]).toEqual([live.pages['/'], live.pages['/team']]);
    expect(build.pages['/chat']).not.toEqual(live.pages['/chat']);
    expect(await again()).toEqual({ build: live, rendered: 0 });
  });

  it('is another one at other addresses', async () => {
    const { again, live } = await opened();
    const elsewhere = { ...addresses, remoteOrigin: 'http://elsewhere.example/{name}' };
    const { build } = await again(live.selection, elsewhere);

    expect(build.id).not.toBe(live.id);
    // The page for what no route knows has nothing of a remote.
    expect(build.notFound.html).toBe(live.notFound.html);
  });

  it('keeps a bundle from pages that do not mount it: what it does to the process reaches only its own', async () => {
    const { store, again, live, htmlOf } = await opened();
    const evil = `Array.prototype.join = () => 'Mine'; ${page('team-grid', "return ''")}`;
    await keep(store, { name: 'mf-agents', version: '2.0.0', ...fragment(evil) });
    const { build } = await again({ ...live.selection, 'mf-agents': '2.0.0' });

    expect(await htmlOf(build.pages['/'])).toContain('Mine');
    expect(await htmlOf(build.notFound)).not.toContain('Mine');
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

  it.each([
    ["throw new Error('broken')", 'throws Error: broken'],
    ["try { require('node:fs') } catch {}", 'requires node:fs'],
  ])(
    'leaves out a release that does %s while it is loaded, and tries anew: it may have been the machine',
    async (code, sentence) => {
      const { composedWith, htmlOf, again } = await opened();
      const build = await composedWith(fragment(`${code}; ${page('team-grid', '')}`));

      expect(await htmlOf(build.pages['/'])).toContain('Home Sorry');
      expect(build.pages['/']?.failures).toEqual([
        `mf-agents@2.0.0 is left out: its server bundle ${sentence}`,
      ]);
      expect((await again(build.selection)).rendered).toBe(2);
    },
  );

  it('hears what code tells a console, page by page', async () => {
    const { composedWith } = await opened();
    const { pages } = await composedWith(both("console.error('too %s', 'late'); return 'Team'"));

    expect([pages['/team']?.failures, pages['/']?.failures]).toEqual([['too late'], []]);
  });
});

/** Forbidden acts of a server bundle: the code for each, and what is told of it. */
const forbidden: readonly (readonly [code: string, sentence: string])[] = [
  ["process.getBuiltinModule('node:fs').readFileSync('/etc/passwd')", 'uses process.getBuiltinModule'],
  ["require('node:fs')", 'requires node:fs'],
  ['globalThis.process.env.DEPLOY_TOKEN', 'uses process.env'],
  ["fetch('http://127.0.0.1:9')", 'calls fetch'],
  ["new WebSocket('ws://127.0.0.1:9')", 'opens a WebSocket'],
];

describe('a server bundle', () => {
  const withGrid = (code: string) =>
    fragment(`${page('team-page', "return 'Team'")} ${page('team-grid', `${code}; return 'Grid'`)}`);

  it.each([
    [
      'throws where nobody catches',
      "setTimeout(() => { throw new Error('later'); })",
      'ends with Error: later',
    ],
    ['never comes to an end', 'for (;;);', 'gives no answer within 1 s'],
    [
      'eats the heap',
      'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));',
      'heap out of memory',
    ],
    [
      'eats memory outside of the heap',
      'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));',
      'Failed to allocate memory',
    ],
  ])('that %s costs its slots, and is told of', async (what, code, sentence) => {
    const { composedWith, live } = await opened();
    // Using up memory takes longer on a busy machine than an endless loop may last here.
    const build = await composedWith(withGrid(code), what.startsWith('never') ? 1_000 : 60_000);

    expect(build.pages['/']?.failures.join()).toContain(sentence);
    expect(build.pages['/chat']).toEqual(live.pages['/chat']);
  });

  it('is told of each forbidden thing that it tries, also when it swallows the answer', async () => {
    const { composedWith } = await opened();
    const tries = forbidden.map(([code]) => `try { ${code} } catch {}`).join(';');
    const build = await composedWith(withGrid(tries));

    expect(build.pages['/']?.failures).toEqual(
      forbidden.map(([, sentence]) => `A server bundle ${sentence}`),
    );
  });

  it.each([
    ['reads files', "fs.readFileSync('/etc/passwd')"],
    ['starts processes', "child_process.execSync('id')"],
    ['starts threads', "new worker_threads.Worker('1', { eval: true })"],
    ['makes code of text', "new Function('1')"],
    ['connects', 'net.connect(9)'],
    ['listens', 'net.createServer().listen(0)'],
    ['sends datagrams', "dgram.createSocket('udp4').send('', 9)"],
  ])('is in a process that never %s', async (_what, code) => {
    const guard = path.join(import.meta.dirname, 'sandbox/guard.ts');
    const names = ['fs', 'child_process', 'worker_threads', 'net', 'dgram'];
    const imports = names.map((name) => `import ${name} from 'node:${name}';`).join('');
    const script = `${imports} import { shutWorldOut } from '${guard}'; shutWorldOut(); ${code};`;

    await expect(
      promisify(execFile)(process.execPath, [...sandboxFlags, '--input-type=module', '--eval', script]),
    ).rejects.toThrow(/ERR_ACCESS_DENIED|A server bundle may not|Code generation from strings/);
  });
});
