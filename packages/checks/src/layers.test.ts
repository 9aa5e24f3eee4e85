import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Applies the repository's own rules to a small tree of the given files. */
function judge(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'dos-mares-layers-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const words = ['--config', path.join(root, '.dependency-cruiser.mjs'), '--output-type', 'err', '.'];

  return spawnSync(path.join(root, 'node_modules/.bin/depcruise'), words, { cwd: folder, encoding: 'utf8' })
    .stdout;
}

describe('layers', () => {
  it.each([
    [
      'applications-are-strangers',
      { 'mf-agents/src/a.ts': "import '../../mf-chat/src/b.ts';", 'mf-chat/src/b.ts': '' },
    ],
    [
      'packages-know-no-application',
      { 'packages/ui/src/a.ts': "import '../../../shell/src/b.ts';", 'shell/src/b.ts': '' },
    ],
    [
      'features-are-strangers',
      { 'mf-chat/src/one/a.ts': "import '../two/b.ts';", 'mf-chat/src/two/b.ts': '' },
    ],
    ['no-cycles', { 'api/src/a.ts': "import './b.ts';", 'api/src/b.ts': "import './a.ts';" }],
  ])('%s is caught when it is planted', (rule, files) => {
    expect(judge(files)).toContain(rule);
  });

  it('lets an application use its own files', () => {
    expect(judge({ 'mf-chat/src/one/a.ts': "import './b.ts';", 'mf-chat/src/one/b.ts': '' })).toContain(
      'no dependency violations',
    );
  });
});

describe('schemas', () => {
  const schemas =
    /import (?!type)[^;]*'(@dosmares\/contracts\/(inquiries|chat|events)|@dosmares\/content\/check)'/;
  const browserFolders = [
    'shell',
    'mf-listings',
    'mf-agents',
    'mf-market-report',
    'mf-chat',
    'packages/ui',
    'packages/platform',
    'packages/content',
  ];

  it.each(browserFolders)('%s takes only types from schema modules', (folder) => {
    const sources = readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      // Only builds and tests use the content's rules, through `@dosmares/content/check`.
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('rules/'),
    );
    const offenders = sources.filter((file) =>
      schemas.test(readFileSync(path.join(root, folder, 'src', file), 'utf8')),
    );

    expect(offenders).toEqual([]);
  });
});
