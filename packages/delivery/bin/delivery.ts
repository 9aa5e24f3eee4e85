import { enableCompileCache } from 'node:module';

// A team waits for a rollback: without the cache, compiling the same modules again would take most of its time.
enableCompileCache();
const { contextFrom, runCommand } = await import('../src/cli.ts');

try {
  await runCommand(process.argv.slice(2), await contextFrom(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
