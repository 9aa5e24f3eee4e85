import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildRecord } from '@dosmares/contracts/release';
import { openStore } from '../store/store.ts';
import { type Build, release } from './release.ts';

const fragment = 'const platform = require("@dosmares/platform");\nplatform.Link; (0, platform.useToast)();';

/** Returns a build's record with some changes. */
function recordWith(changes: Partial<BuildRecord>) {
  const facts = {
    chunks: { mf_agents: ['entry.00000000.js'], 'team-page': ['team-page.11111111.js'] },
    shared: { react: '^19.3.1' },
    inlineStyles: [],
    routes: [{ path: '/team', expose: 'team-page' }],
    calls: [],
  };

  return { 'dist/build.json': JSON.stringify({ ...facts, ...changes }) };
}

const files: Record<string, string> = {
  'package.json': JSON.stringify({ version: '1.2.3' }),
  ...recordWith({}),
  'dist/web/entry.00000000.js': 'const slot = "mf-listings/agent-listings", own = "mf-agents/team-page"',
  'dist/server/fragment.cjs': fragment,
};

async function builtFrom(changes: Record<string, string> = {}): Promise<Build> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-build-'));
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }

  return { name: 'mf-agents', folder, commit: 'c0ffee' };
}

const emptyStore = async () => openStore(await mkdtemp(path.join(tmpdir(), 'dos-mares-store-')));

describe('release', () => {
  it('writes down what the build is made of and needs', async () => {
    const store = await emptyStore();
    const made = await release(
      await builtFrom(recordWith({ calls: [{ to: 'contact', fields: ['name'] }] })),
      store,
    );

    expect(made).toMatchObject({
      name: 'mf-agents',
      commit: 'c0ffee',
      entry: 'entry.00000000.js',
      exposes: { 'team-page': ['team-page.11111111.js'] },
      mounts: ['mf-listings/agent-listings'],
      platform: ['Link', 'useToast'],
      shared: { react: '^19.3.1' },
      calls: [{ path: '/api/contact', fields: ['name'] }],
    });
    expect(made.version).toMatch(/^1\.2\.3-[0-9a-f]{12}$/);
    expect(made.files.map((file) => [file.path, file.integrity.slice(0, 7)])).toEqual([
      ['server/fragment.cjs', 'sha384-'],
      ['web/entry.00000000.js', 'sha384-'],
    ]);
  });

  it('gives equal bytes the same version, which keeps its first commit, and other bytes another', async () => {
    const store = await emptyStore();
    const first = await release(await builtFrom(), store);
    const again = await release({ ...(await builtFrom()), commit: 'later' }, store);
    const other = await release(await builtFrom({ 'dist/web/entry.00000000.js': 'changed' }), store);

    expect(again).toEqual(first);
    expect(other.version).not.toBe(first.version);
    expect(await store.versions('mf-agents')).toHaveLength(2);
  });

  it('is another version when only its needs differ', async () => {
    const store = await emptyStore();
    const first = await release(await builtFrom(), store);
    const other = await release(await builtFrom(recordWith({ routes: [] })), store);

    expect(other.version).not.toBe(first.version);
  });

  it('never changes what was released, and says when somebody has', async () => {
    const store = await emptyStore();
    const made = await release(await builtFrom(), store);
    const file = path.join(await store.releaseFolder(made.name, made.version), 'release.json');
    const altered = (await readFile(file, 'utf8')).replace('useToast', 'useChat');
    await writeFile(file, altered);

    await expect(release(await builtFrom(), store)).rejects.toThrow(
      'is not what was released under that version',
    );
    expect(await readFile(file, 'utf8')).toBe(altered);
  });

  it('is refused to a remote that posts to the API without saying what', async () => {
    const build = await builtFrom({ 'dist/server/fragment.cjs': fragment.replace('useToast', 'usePost') });

    await expect(release(build, await emptyStore())).rejects.toThrow('its src/calls.ts does not say what');
  });
});
