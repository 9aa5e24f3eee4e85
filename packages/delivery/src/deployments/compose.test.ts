import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { addresses, keep, liveSite, type ReleaseChanges } from '../../testing/releases.ts';
import { type Addresses, type Page, pagesIn } from '../model.ts';
import { decompress } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import { createDeployments } from './compose.ts';
import { releasesOn } from './loaded.ts';
import { sandboxFlags } from './sandbox/sandbox.ts';

async function setUp() {
  const { store: whole, deployment: live } = await liveSite();
  let rendered = 0;
  const store: Store = {
    ...whole,
    keepText(kind, text) {
      if (kind === 'pages') rendered += 1;

      return whole.keepText(kind, text);
    },
  };
  const deployments = createDeployments(store, addresses);

  return {
    store,
    live,
    htmlOf: async (page?: Page) => String(await decompress(await store.readText('pages', page?.html ?? ''))),
    /** Composes the live releases with another one. */
    async composedWith({ name = 'mf-agents', ...changes }: Partial<ReleaseChanges>, limitMs?: number) {
      await keep(store, { name, version: '2.0.0', ...changes });
      const wanted = { ...live.selection, [name]: '2.0.0' };

      return (limitMs ? createDeployments(store, addresses, limitMs) : deployments).make(wanted, [live]);
    },
    /** Composes releases once more; returns the number of pages that had to be rendered too. */
    async recompose(selection = live.selection, at: Addresses = addresses) {
      const before = rendered;
      const deployment = await (at === addresses ? deployments : createDeployments(store, at)).make(
        selection,
      );

      return { deployment, rendered: rendered - before };
    },
    rendered: () => rendered,
  };
}

const fragment = (text: string) => ({ texts: { 'server/fragment.cjs': text } });
const page = (expose: string, code: string) => `exports['${expose}'] = { render() { ${code} } };`;
const bothModules = (code: string) => fragment(page('team-page', code) + page('team-grid', "return 'Grid'"));

// Each test starts processes.
jest.setTimeout(120_000);

describe('a deployment', () => {
  it('X08 has the page of every route, rendered from exactly its releases, with their dates in the sitemap', async () => {
    const { composedWith, htmlOf } = await setUp();
    const deployment = await composedWith(bothModules("return 'New team'"));

    expect(Object.keys(deployment.pages)).toEqual(['/', '/team', '/chat']);
    expect(await htmlOf(deployment.pages['/team'])).toContain('New team');
    expect(await htmlOf(deployment.pages['/'])).toContain('Home Grid');
    expect(pagesIn(deployment).flatMap(([, { failures }]) => failures)).toEqual([]);
    const days = [...(deployment.rootFiles['sitemap.xml'] ?? '').matchAll(/<lastmod>([^<]+)<\/lastmod>/g)];
    expect(days.map(([, day]) => day)).toEqual(Array(3).fill(new Date().toISOString().slice(0, 10)));
  });

  it('renders only pages that a new release is on, reuses all others, and renders nothing to go back', async () => {
    const { composedWith, recompose, live, rendered } = await setUp();
    const panel = fragment(page('panel', "return 'New panel'"));
    const deployment = await composedWith({ name: 'mf-chat', ...panel });

    expect(rendered()).toBe(1);
    expect([deployment.pages['/'], deployment.pages['/team']]).toEqual([
      live.pages['/'],
      live.pages['/team'],
    ]);
    expect(deployment.pages['/chat']).not.toEqual(live.pages['/chat']);
    expect(await recompose()).toEqual({ deployment: live, rendered: 0 });
  });

  it('renders a page anew when a module on it has another server bundle, not when its release has another version', async () => {
    const { composedWith, live, rendered } = await setUp();
    const old = {
      'server/fragment.cjs': page('team-page', "return 'Team'") + page('team-grid', "return 'Grid'"),
    };
    const own = { 'server/team-page.cjs': page('team-page', "return 'Other team'") };
    const scripts = { 'web/entry.js': 'other()' };
    const first = await composedWith({ texts: { ...scripts, ...old, ...own } });
    const onLive = live.pages['/'] as Page;

    expect(rendered()).toBe(2);
    expect(first.pages['/']?.html).toBe(onLive.html);
    expect(first.pages['/team']?.html).not.toBe(live.pages['/team']?.html);
    const releases = ['1.0.0', '2.0.0'].map((version) =>
      expect.objectContaining({ name: 'mf-agents', version }),
    );
    expect(releasesOn(onLive, live).remotes).toEqual([releases[0]]);
    expect(releasesOn(onLive, first).remotes).toEqual([releases[1]]);
    expect(releasesOn(onLive, first).preloads).not.toEqual(releasesOn(onLive, live).preloads);
  });

  it('is a different one at other addresses', async () => {
    const { recompose, live } = await setUp();
    const elsewhere = { ...addresses, remoteOrigin: 'http://elsewhere.example/{name}' };
    const { deployment } = await recompose(live.selection, elsewhere);

    expect(deployment.id).not.toBe(live.id);
    // The page for unknown paths has nothing of a remote.
    expect(deployment.notFound.html).toBe(live.notFound.html);
  });

  it('isolates a bundle from pages that do not mount it: what it changes in the process stays on its own pages', async () => {
    const { store, recompose, live, htmlOf } = await setUp();
    const evil = `Array.prototype.join = () => 'Mine'; ${page('team-grid', "return ''")}`;
    await keep(store, { name: 'mf-agents', version: '2.0.0', ...fragment(evil) });
    const { deployment } = await recompose({ ...live.selection, 'mf-agents': '2.0.0' });

    expect(await htmlOf(deployment.pages['/'])).toContain('Mine');
    expect(await htmlOf(deployment.notFound)).not.toContain('Mine');
  });

  it('fails when its shell never finishes rendering', async () => {
    const { composedWith } = await setUp();
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
    'leaves out a release whose bundle runs %s on load, and tries again next time, in case the machine was at fault',
    async (code, sentence) => {
      const { composedWith, htmlOf, recompose } = await setUp();
      const deployment = await composedWith(fragment(`${code}; ${page('team-grid', '')}`));

      expect(await htmlOf(deployment.pages['/'])).toContain('Home Sorry');
      expect(deployment.pages['/']?.failures).toEqual([
        `mf-agents@2.0.0 is left out: its server bundle ${sentence}`,
      ]);
      expect((await recompose(deployment.selection)).rendered).toBe(2);
    },
  );

  it('records console errors, page by page', async () => {
    const { composedWith } = await setUp();
    const { pages } = await composedWith(bothModules("console.error('too %s', 'late'); return 'Team'"));

    expect([pages['/team']?.failures, pages['/']?.failures]).toEqual([['too late'], []]);
  });
});

/** What a server bundle may not do: code for each, and how it is reported. */
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
      'throws an error that nobody catches',
      "setTimeout(() => { throw new Error('later'); })",
      'ends with Error: later',
    ],
    ['never finishes', 'for (;;);', 'gives no answer within 1 s'],
    [
      'exhausts the heap',
      'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));',
      'heap out of memory',
    ],
    [
      'exhausts memory outside the heap',
      'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1));',
      'Failed to allocate memory',
    ],
  ])('that %s costs its slots, and is reported', async (what, code, sentence) => {
    const { composedWith, live } = await setUp();
    // Using up memory takes longer on a busy machine than an endless loop may last here.
    const deployment = await composedWith(withGrid(code), what.startsWith('never') ? 1_000 : 60_000);

    expect(deployment.pages['/']?.failures.join()).toContain(sentence);
    expect(deployment.pages['/chat']).toEqual(live.pages['/chat']);
  });

  it('is reported for each forbidden thing that it tries, even when it catches the error', async () => {
    const { composedWith } = await setUp();
    const tries = forbidden.map(([code]) => `try { ${code} } catch {}`).join(';');
    const deployment = await composedWith(withGrid(tries));

    expect(deployment.pages['/']?.failures).toEqual(
      forbidden.map(([, sentence]) => `A server bundle ${sentence}`),
    );
  });

  it.each([
    ['reads files', "fs.readFileSync('/etc/passwd')"],
    ['starts processes', "child_process.execSync('id')"],
    ['starts threads', "new worker_threads.Worker('1', { eval: true })"],
    ['evaluates strings as code', "new Function('1')"],
    ['connects', 'net.connect(9)'],
    ['listens', 'net.createServer().listen(0)'],
    ['sends datagrams', "dgram.createSocket('udp4').send('', 9)"],
  ])('is in a process that never %s', async (_what, code) => {
    const guard = path.join(import.meta.dirname, 'sandbox/guard.ts');
    const names = ['fs', 'child_process', 'worker_threads', 'net', 'dgram'];
    const imports = names.map((name) => `import ${name} from 'node:${name}';`).join('');
    const script = `${imports} import { blockOutsideAccess } from '${guard}'; blockOutsideAccess(); ${code};`;

    await expect(
      promisify(execFile)(process.execPath, [...sandboxFlags, '--input-type=module', '--eval', script]),
    ).rejects.toThrow(/ERR_ACCESS_DENIED|A server bundle may not|Code generation from strings/);
  });
});
