// Fails when a regular expression does not run in time linear in its input. With --record, judges every pattern anew
// and records those that passed: judging them takes minutes, and gives the same answer until the checker changes.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { patternsIn, slownessOf } from '../src/patterns.ts';
import { nameOf, readRecord, recordOf } from '../src/safe-patterns.ts';

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

const recordFile = path.join(root, 'packages/checks/safe-patterns.json');
const isRecording = process.argv.includes('--record');
const safe = isRecording ? new Set<string>() : readRecord(readFileSync(recordFile, 'utf8'));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const files = globSync(sources, { cwd: root, exclude: ['**/*.test.*', '**/*.node-test.*'] }).sort();
let [found, judged, faults] = [0, 0, 0];

for (const file of files.filter((one) => !Object.hasOwn(exempt, one))) {
  for (const pattern of patternsIn(read(file), file.endsWith('x'))) {
    const { line, source, flags } = pattern;
    const name = source === undefined ? undefined : nameOf({ source, flags });
    found += 1;
    if (name && safe.has(name)) continue;
    judged += 1;
    const fault = await slownessOf(pattern);
    if (name && !fault) safe.add(name);
    if (!fault) continue;
    faults += 1;
    console.error(`${file}:${line} ${name ?? '/…/'}\n  ${fault}`);
  }
}

console.log(
  `${found} patterns in ${files.length} files; ${judged} judged now, the others before; ${faults} not linear`,
);
if (isRecording) writeFileSync(recordFile, recordOf(safe));
// The library's child process would keep this one alive.
process.exit(faults > 0 ? 1 : 0);
