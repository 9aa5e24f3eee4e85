import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockPackages } from './lock.ts';

const lock = { packages: { '': { workspaces: [] }, 'mf-chat': { name: '@dosmares/mf-chat' } } };
const weather = { name: '@dosmares/mf-weather', version: '1.0.0' };
const text = `${JSON.stringify(lock, null, 2)}\n`;
const hash = (value: string) => createHash('sha256').update(value).digest('hex');
const at = (...names: string[]) => path.join(root, ...names);
const stamp = () => at('node_modules/.installed');
let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'dos-mares-lock-'));
  await mkdir(at('node_modules'));
  await writeFile(at('package.json'), JSON.stringify({ workspaces: ['mf-chat', 'mf-weather'] }));
  await writeFile(at('package-lock.json'), text);
});
afterEach(() => rm(root, { recursive: true }));

it('locks and links a remote, which needs no installation then', async () => {
  await writeFile(stamp(), hash(text));
  await mkdir(at('mf-weather'));
  await lockPackages('mf-weather', weather, root);

  const after = await readFile(at('package-lock.json'), 'utf8');
  expect(JSON.parse(after).packages).toMatchObject({
    '': { workspaces: ['mf-chat', 'mf-weather'] },
    'mf-weather': { name: '@dosmares/mf-weather' },
    'node_modules/@dosmares/mf-weather': { link: true },
  });
  expect(existsSync(at('node_modules/@dosmares/mf-weather'))).toBe(true);
  expect(await readFile(stamp(), 'utf8')).toBe(hash(after));
});

it('leaves what was not installed to be installed', async () => {
  await writeFile(stamp(), 'older packages');
  await lockPackages('mf-weather', weather, root);

  expect(await readFile(stamp(), 'utf8')).toBe('older packages');
});

it('says nothing about the packages of another clone, from which these were linked', async () => {
  const theirs = at('their record');
  await writeFile(theirs, hash(text));
  await link(theirs, stamp());
  await lockPackages('mf-weather', weather, root);

  expect(await readFile(theirs, 'utf8')).toBe(hash(text));
});
