import { enableCompileCache } from 'node:module';

// A rollback is waited for: most of its time would be spent on compiling what the last command compiled.
enableCompileCache();
const { contextFrom, runCommand } = await import('../src/cli/index.ts');

try {
  await runCommand(process.argv.slice(2), contextFrom(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
