import { execFileSync } from 'node:child_process';
import os from 'node:os';

/** Describes the machine: figures are comparable only within one run. */
export function machine() {
  const cpu = os.cpus()[0]?.model ?? 'unknown processor';

  return {
    cpu,
    cores: os.cpus().length,
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    load: os.loadavg()[0],
    commit: commit(),
  };
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** Formats rows as a Markdown table. */
export function table(facts: readonly object[]) {
  const rows = facts as Record<string, unknown>[];
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;

  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}
