import { runVerb } from '../src/verbs/run.ts';
import { desk } from './desk.ts';

try {
  await runVerb(process.argv.slice(2), desk());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
