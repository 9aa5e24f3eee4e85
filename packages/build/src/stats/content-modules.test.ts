import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../webpack.ts';
import { contentIn } from './content-modules.ts';

const office = 'packages/content/src/office.js';
const sources = {
  'packages/content/package.json': '{ "sideEffects": false }',
  [office]: "import { tel } from './phone.js';\nexport const office = { phone: tel('555-0100') };",
  'packages/content/src/phone.js': "export const tel = (phone) => 'tel:' + phone;",
  'packages/content/src/roster.js': "export { tel } from './phone.js';\nexport const roster = ['Leonor'];",
  'entry.js':
    "import { office } from './packages/content/src/office.js';\nimport { tel } from './packages/content/src/roster.js';\nconsole.log(office, tel('1'));",
};

/** Content modules in a build of these sources. */
async function contentOf(changes: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-content-'));
  for (const [file, text] of Object.entries({ ...sources, ...changes })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const { stats } = await bundle([
    { mode: 'production', context: folder, entry: './entry.js', output: { path: path.join(folder, 'dist') } },
  ]);
  await rm(folder, { recursive: true });

  return contentIn(stats, folder);
}

describe('the content of a build (SH01)', () => {
  it('is what it holds, and not what it passes by', async () => {
    expect(Object.keys(await contentOf())).toEqual([office, 'packages/content/src/phone.js']);
  });

  it('has another hash when a fact is another, and not when only a remark is', async () => {
    const first = await contentOf();
    const text = sources[office];
    const { [office]: remarked } = await contentOf({ [office]: `// Reserved.\n\n${text}` });
    const { [office]: changed, ...others } = await contentOf({ [office]: text.replace('0100', '0199') });

    expect(remarked).toBe(first[office]);
    expect(changed).not.toBe(first[office]);
    expect({ ...others, [office]: first[office] }).toEqual(first);
  });
});
