import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Rules {
  groups: { rules: { alert: string; expr: string; for?: string; annotations: { summary: string } }[] }[];
}

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('the rules for alerts are whole, and ask for metrics that the API has', () => {
  const file = parse(read('docs/production/alert-rules.yml')) as Rules;
  const rules = file.groups.flatMap((group) => group.rules);
  const source = globSync('api/src/**/*.ts', { cwd: root }).map(read).join('\n');
  const asked = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?!\()/g)].map(([, name = '']) => name),
  );
  const ofNode = new Set(['nodejs_eventloop_lag_p99_seconds']);

  expect(rules.length).toBeGreaterThan(5);
  expect(
    asked.filter((name) => !ofNode.has(name) && !source.includes(`'${name.replace(/_bucket$/, '')}'`)),
  ).toEqual([]);
  for (const { for: time = '1m', annotations } of rules) {
    expect(time).toMatch(/^\d+m$/);
    expect(annotations.summary).toMatch(/\.$/);
  }
});
