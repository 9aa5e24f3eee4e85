import { runVerb } from '../src/cli/run.ts';
import { context } from './cli-context.ts';

try {
  await runVerb(process.argv.slice(2), context());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
