// npm run desk-code -- ADDRESS, npm run -s export -- EMAIL, npm run forget -- EMAIL

import { runCommand } from '../src/commands.ts';
import { readConfig } from '../src/config.ts';

try {
  console.log(await runCommand(readConfig(), process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
