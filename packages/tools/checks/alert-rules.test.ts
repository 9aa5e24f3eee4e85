import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../presets/checkout.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('the rules for alerts ask for metrics that the API has', () => {
  const file: { groups: { rules: { expr: string }[] }[] } = parse(read('docs/production/alert-rules.yml'));
  const source = globSync('api/src/**/*.ts', { cwd: root }).map(read).join('\n');
  const asked = file.groups
    .flatMap(({ rules }) => rules)
    .flatMap(({ expr }) => expr.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g) ?? []);
  const unknown = asked.filter((name) => !source.includes(`'${name.replace(/_bucket$/, '')}'`));

  expect(asked.length).toBeGreaterThan(5);
  expect(unknown.filter((name) => !name.startsWith('nodejs_'))).toEqual([]);
});
