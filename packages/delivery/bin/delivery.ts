import { contextFrom } from '../src/cli/repository-context.ts';
import { runCommand } from '../src/cli/run.ts';

try {
  await runCommand(process.argv.slice(2), contextFrom(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
