// Fails when a script uses a feature that the oldest browsers of .browserslistrc lack, without testing for it first.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { editionOf, floorOf, newNames, tooNewIn } from '../checks/floor.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The built scripts, libraries included; and our own sources, where each file has to test for support itself. */
const built = '{shell,mf-*}/dist/web/*.js';
const sources = '{shell,mf-*,packages/{contracts,content,platform,ui}}/src/**/*.{ts,tsx}';
const onlyOnServers = ['**/*.test.*', '**/*.node-test.*', '**/testing/**', 'shell/src/{edge,composition}/**'];

/** Names that are found but harmless. */
const harmless: Readonly<Record<string, string>> = {
  cancelIdleCallback: 'called only with what requestIdleCallback gave',
  trustedTypes: 'a parameter whose absence is asked for',
  '.startViewTransition': "React's, for pages that ask for it: ours do not (decision 0071)",
  '.toArray': "React's and a chart's own",
  '.toHex': "a chart's own",
};

const floor = floorOf(root);
const edition = editionOf(floor);
const names = newNames(floor);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const scripts = [
  ...globSync(built, { cwd: root }).map((file) => ({ file, script: read(file) })),
  ...globSync(sources, { cwd: root, exclude: onlyOnServers }).map((file) => ({ file, script: plain(file) })),
];
let faults = 0;

for (const { file, script } of scripts)
  for (const name of tooNewIn(script, edition, names).filter((one) => !Object.hasOwn(harmless, one))) {
    faults += 1;
    console.error(`${file}: ${name}`);
  }

const versions = Object.entries(floor).map(([browser, version]) => `${browser} ${version}`);
console.log(`${scripts.length} scripts, ${faults} faults in ECMAScript ${edition} on ${versions.join(', ')}`);
process.exit(faults > 0 ? 1 : 0);

/** Returns a file's script without types and JSX; the build lowers the rest of its syntax. */
function plain(file: string) {
  const parser = { syntax: 'typescript', tsx: file.endsWith('x') } as const;
  const { code } = transformSync(read(file), {
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
  });

  return code;
}
