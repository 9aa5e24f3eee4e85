import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** An API in a process of its own, which a test can kill. */
export type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>;

/** Starts `api/bin/api.ts`, or another API program; waits until it logs `ready`, at most for the timeout. */
export async function startApiProcess(
  settings: Record<string, string>,
  program = '../bin/api.ts',
  timeoutSeconds = 80,
) {
  const path = join(import.meta.dirname, program);
  const child = spawn(process.execPath, [path], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const ready = Promise.withResolvers<string>();
  let stderr = '';
  child.stderr.on('data', (part) => {
    stderr += part;
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { msg, address } = JSON.parse(line) as { msg?: string; address?: string };
    if (msg === 'ready' && address) ready.resolve(address);
  });
  ended.then(([code]) => ready.reject(new Error(`It ended with ${code}. ${stderr}`)));
  const timer = setTimeout(() => {
    ready.reject(new Error(`It was not ready in ${timeoutSeconds} s.`));
    child.kill('SIGKILL');
  }, timeoutSeconds * 1000);
  const address = await ready.promise
    .catch(async (error) => {
      await ended;
      throw error;
    })
    .finally(() => clearTimeout(timer));

  return {
    address,
    process: child,
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await ended;
    },
  };
}
