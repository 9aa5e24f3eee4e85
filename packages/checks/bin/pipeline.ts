// npm run pipeline -- APP: runs what CI runs to ship an application, with secrets and variables from the environment.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { applicationNames } from '@dosmares/presets/checkout';
import { runPipeline } from '../src/pipeline.ts';

const [application = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../../..');
if (!existsSync(path.join(root, `.github/workflows/ship-${application}.yml`))) {
  console.error(`Usage: npm run pipeline -- APP, one of ${applicationNames.join(', ')}.`);
  process.exit(1);
}
const { steps } = await runPipeline(application, {
  root,
  values: { GITHUB_ACTOR: process.env.USER, ...process.env },
  environment: process.env,
  tell: (line) => console.log(line),
});
process.exitCode = steps.some(({ outcome }) => outcome === 'failure') ? 1 : 0;
