import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchedFolder } from '../../presets/fetched.ts';

/**
 * Tests only: a registry of npm for our own packages, on a port. Returns the variable by which npm finds it, as somebody who may
 * publish, and a function that ends it.
 */
export async function openRegistry(port: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'dos-mares-registry-'));
  const settings = path.join(folder, 'registry.yaml');
  await writeFile(
    settings,
    `storage: ${folder}/packages\npackages: { '@dosmares/*': { access: $all, publish: $all } }\nlog: { level: error }\n`,
  );
  const userconfig = path.join(folder, 'npmrc');
  const host = `127.0.0.1:${port}`;
  await writeFile(userconfig, `@dosmares:registry=http://${host}/\n//${host}/:_authToken=anybody\n`);

  const program = path.join(fetchedFolder('registry'), 'node_modules/verdaccio/bin/verdaccio');
  const registry = spawn(process.execPath, [program, '--config', settings, '--listen', host], {
    stdio: 'ignore',
  });
  while (!(await fetch(`http://${host}/-/ping`).catch(() => undefined))?.ok) await pause(100);

  return {
    env: { npm_config_userconfig: userconfig },
    close() {
      registry.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
