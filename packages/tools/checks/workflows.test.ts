import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { applicationNames, root } from '../presets/checkout.ts';
import { read } from './testing/containers.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: root });

interface Job {
  uses?: string;
  needs?: string | string[];
  steps?: { uses?: string }[];
}

it.each(workflows)('%s runs the actions of others by the hash of a commit, which nobody can move', (file) => {
  const jobs = Object.values<Job>(parse(read(file)).jobs);
  const used = jobs.flatMap(({ uses, steps = [] }) => [uses, ...steps.map((step) => step.uses)]);

  for (const action of used.filter((one) => one && !one.startsWith('./')))
    expect(action).toMatch(/@[0-9a-f]{40}$/);
});

it('nothing is shipped from a commit before its tests have passed', () => {
  const { jobs } = parse(read('.github/workflows/ship.yml'));

  expect(jobs.test.uses).toBe('./.github/workflows/ci.yml');
  expect(jobs.ship.needs).toContain('test');
});

const run = (script: string, args: readonly string[], options: object) =>
  String(execFileSync(path.join(root, '.github', script), args, { cwd: root, ...options }));

it.each([
  ['mf-agents/src/team-page.tsx', ['mf-agents']],
  ['mf-agents/src/team-page.tsx\nshell/src/app.tsx', ['shell', 'mf-agents']],
  ['mf-chat/src/panel.tsx\npackages/content/src/roster.ts', ['shared']],
  ['package-lock.json', ['shared']],
  ['api/src/app.ts\ndocs/shipping.md', []],
])('a change of %j ships as %j', (changed, expected) => {
  const groups = JSON.parse(run('ship-groups.sh', [], { input: changed }));
  const all = applicationNames.toSorted().join(' ');

  expect(groups.map((one: { environment: string }) => one.environment)).toEqual(expected);
  for (const { environment, apps } of groups)
    expect(apps.split(' ').toSorted().join(' ')).toBe(environment === 'shared' ? all : environment);
});

it('of what was released, only what is not live goes on', () => {
  const bin = mkdtempSync(path.join(tmpdir(), 'dos-mares-npm-'));
  // In place of npm: a release of each application, of which that of the chat is live.
  const npm =
    '#!/bin/sh\ncase "$5" in release) echo "$6@new"; echo "  from a commit";; *) [ "$6" = mf-chat ] && echo "$6@new" || echo "$6@old";; esac\n';
  writeFileSync(path.join(bin, 'npm'), npm);
  chmodSync(path.join(bin, 'npm'), 0o755);
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };

  const printed = run('release-changed.sh', ['shell', 'mf-chat', 'mf-agents'], { env, stdio: 'pipe' });
  expect(printed).toBe('shell@new mf-agents@new\n');
});
