import { enableCompileCache } from 'node:module';

// Without the cache, compiling modules would take most of the time of a rollback.
enableCompileCache();
const { contextFrom, runCommand } = await import('../src/cli.ts');

try {
  await runCommand(process.argv.slice(2), await contextFrom(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = (error as { exitStatus?: number }).exitStatus ?? 1;
}
