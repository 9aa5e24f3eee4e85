import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'node:util';
import { compileFunction } from 'node:vm';
import { fragmentFile, type Release } from '@dosmares/contracts/release';
import { integrityOf } from '../store/integrity.ts';

const nodeRequire = createRequire(import.meta.url);

/** What the code of a release finds around itself. */
export interface Host {
  console: object;
  /** What it may require; without them, the modules of Node itself. */
  singletons?: Readonly<Record<string, unknown>>;
}

/**
 * Runs the server part of a release, after checking it against the release's hash.
 * @throws when the bytes are not those that were released, or the code asks for anything else
 */
export function loadFragment<Exports>(folder: string, release: Release, host: Host): Exports {
  const file = path.join(folder, fragmentFile);
  const source = readFileSync(file, 'utf8');
  const expected = release.files.find((entry) => entry.path === fragmentFile)?.integrity;
  if (integrityOf(source) !== expected)
    throw new Error(`${release.name}@${release.version}: the server part was altered`);

  return runFragment(source, `${release.name}@${release.version}`, host);
}

/** Runs the text of a server part, under a name for its errors. @throws when it asks for what it may not have */
export function runFragment<Exports>(
  source: string,
  filename: string,
  { console, singletons }: Host,
): Exports {
  function require(id: string): unknown {
    if (!singletons) return nodeRequire(id);
    if (id in singletons) return singletons[id];

    throw new Error(`${filename} may not require ${id}`);
  }

  const module = { exports: {} };
  const run = compileFunction(source, ['module', 'exports', 'require', 'console'], { filename });
  run(module, module.exports, require, console);

  return module.exports as Exports;
}

/** A console that collects errors and warnings, and lets everything else pass. */
export function capturingConsole() {
  let captured: string[] = [];
  const capture = (...words: unknown[]) => captured.push(format(...words));

  return {
    console: { ...console, error: capture, warn: capture },
    /** Gives what was captured since the last time. */
    takeMessages() {
      const all = captured;
      captured = [];

      return all;
    },
  };
}
