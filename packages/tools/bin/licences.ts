// Fails when the licence of an installed package does not allow a commercial brokerage to run the site.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Unlicense',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'PostgreSQL',
  'WTFPL',
  'Zlib',
]);

/** Licences that a person has read, where the package's own field is not enough. */
const readByHand: Record<string, string> = { 'humanize-number': 'MIT' };

/** Reports whether a licence expression is allowed: one side of each OR, and both sides of each AND, have to be. */
export function isAllowed(expression: string) {
  const plain = expression.replace(/[()]/g, '').trim();

  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((name) => allowed.has(name.trim())));
}

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const installed = Object.entries<{ license?: string; version?: string }>(lock.packages).filter(
  ([place]) => place.includes('node_modules/') && !lock.packages[place].link,
);
const refused = installed.flatMap(([place, { license, version }]) => {
  const name = place.split('node_modules/').pop() ?? '';
  const expression = readByHand[name] ?? license ?? fieldOf(place) ?? 'none';

  return isAllowed(expression) ? [] : [`${name}@${version}: ${expression}`];
});

for (const line of refused) console.error(`Licence not allowed: ${line}`);
console.log(`${installed.length} packages, ${refused.length} with a licence that is not allowed`);
process.exit(refused.length ? 1 : 0);

function fieldOf(place: string) {
  try {
    const { license, licenses } = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8'));

    return typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
  } catch {
    return undefined;
  }
}
