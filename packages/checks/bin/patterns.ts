// Fails when a regular expression does not run in time linear in its input.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { patternsIn, slownessOf } from '../src/patterns.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = [
  'api/src',
  'packages/{contracts,content,platform,ui,delivery}/src',
  'shell/src',
  'mf-*/src',
].map((folder) => `${folder}/**/*.{ts,tsx}`);

/** Files whose patterns never run on untrusted text. */
const exempt: Readonly<Record<string, string>> = {
  'packages/content/src/testing/edits.ts': 'reads the files of the content package, in its own tests',
  'packages/delivery/src/composition/inline.ts': 'reads pages that our own composition wrote',
  'packages/delivery/src/composition/render-site.ts': 'its patterns are route paths, not regular expressions',
  'packages/delivery/src/gate/rules/compare-types.ts': 'reads what the TypeScript compiler says',
  'packages/delivery/src/release/imports.ts': 'reads bundles that our own builds wrote',
};

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const files = globSync(sources, { cwd: root, exclude: ['**/*.test.*', '**/*.node-test.*'] }).sort();
let [judged, faults] = [0, 0];

for (const file of files.filter((one) => !Object.hasOwn(exempt, one))) {
  for (const pattern of patternsIn(read(file), file.endsWith('x'))) {
    judged += 1;
    const fault = await slownessOf(pattern);
    if (!fault) continue;
    faults += 1;
    console.error(`${file}:${pattern.line} /${pattern.source ?? '…'}/${pattern.flags}\n  ${fault}`);
  }
}

console.log(`${judged} patterns in ${files.length} files, ${faults} not linear`);
// The library's child process would keep this one alive.
process.exit(faults > 0 ? 1 : 0);
