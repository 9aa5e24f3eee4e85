import { readEnv } from '../src/env.ts';
import { runStaffTool } from '../src/staff-tools.ts';

try {
  const { text, isRefused } = await runStaffTool(readEnv(), process.argv.slice(2));
  console[isRefused ? 'error' : 'log'](text);
  process.exitCode = isRefused ? 2 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
