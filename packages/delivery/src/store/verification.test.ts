import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { keep, liveStore } from '../fixture/releases.ts';
import { compositionFaults, refuseAltered, releaseFaults } from './verification.ts';

async function altered(change: (folder: string) => Promise<void>) {
  const store = await liveStore();
  await change(await store.releaseFolder('mf-agents', '1.0.0'));

  return releaseFaults('mf-agents', '1.0.0', store);
}

describe('a release', () => {
  it('is whole as it was kept', async () => {
    expect(await altered(async () => {})).toEqual([]);
  });

  it.each([
    ['a changed byte', 'web/entry.js', 'agentS()', 'web/entry.js is not what was signed'],
    ['a file that nobody signed for', 'web/more.js', 'more()', 'web/more.js is not signed for'],
    [
      'another compressed form',
      'web/entry.js.br',
      brotliCompressSync('agentS()'),
      'web/entry.js.br is not what was signed',
    ],
    ['another description', 'release.json', '{}', 'its signature is wrong'],
  ])('is not with %s', async (_what, file, content, fault) => {
    const faults = await altered((folder) => writeFile(path.join(folder, file), content));

    expect(faults).toEqual([`mf-agents@1.0.0: ${fault}`]);
  });

  it('is not without a file, nor without its signature', async () => {
    expect(await altered((folder) => rm(path.join(folder, 'web/entry.js')))).toEqual([
      'mf-agents@1.0.0: web/entry.js is missing',
    ]);
    expect(await altered((folder) => rm(path.join(folder, 'release.sig.json')))).toEqual([
      'mf-agents@1.0.0: it is not signed',
    ]);
  });

  it('that is not there is a fault, and nothing is made of one that was altered', async () => {
    const store = await liveStore();
    const { version } = await keep(store, { name: 'mf-agents', version: '2.0.0' });
    await writeFile(path.join(await store.releaseFolder('mf-agents', version), 'web/entry.js'), 'other()');

    expect(await releaseFaults('mf-agents', '9.9.9', store)).toEqual(['mf-agents@9.9.9 is not in the store']);
    await expect(refuseAltered('mf-agents', version, store)).rejects.toThrow(
      'mf-agents@2.0.0: web/entry.js is not what was signed: its team has to release it again',
    );
  });
});

describe('a composition', () => {
  it('is signed like a release, page by page', async () => {
    const store = await liveStore();
    const [id = ''] = await store.compositions();

    expect(await compositionFaults(id, store)).toEqual([]);
    await writeFile(path.join(await store.compositionFolder(id), 'pages/team.html'), 'defaced');
    expect(await compositionFaults(id, store)).toEqual([
      `composition ${id}: pages/team.html is not what was signed`,
    ]);
  });
});
