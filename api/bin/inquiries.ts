import { readConfig } from '../src/config.ts';
import { runStaffTool } from '../src/staff/staff-tool.ts';

const words = process.argv.slice(2);
const { npm_lifecycle_event, npm_config_loglevel, INIT_CWD } = process.env;

if (words[0] === 'export' && !process.stdout.isTTY && npm_lifecycle_event && npm_config_loglevel !== 'silent')
  console.error(
    'npm writes lines of its own before the table: use “--file PATH”, or “npm run --silent inquiries -- …”.',
  );

try {
  const { text, isRefused } = await runStaffTool(readConfig(), words, INIT_CWD);
  console[isRefused ? 'error' : 'log'](text);
  process.exitCode = isRefused ? 2 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
