// npm run pipeline -- APP: runs CI's steps for shipping an application, with secrets and variables from the
// environment.
import path from 'node:path';
import { runPipeline } from '../checks/pipeline.ts';
import { applicationNames } from '../presets/checkout.ts';

const [application = ''] = process.argv.slice(2);
if (!applicationNames.includes(application)) {
  console.error(`Usage: npm run pipeline -- APP, one of ${applicationNames.join(', ')}.`);
  process.exit(1);
}
const { steps } = await runPipeline(application, {
  root: path.resolve(import.meta.dirname, '../../..'),
  values: { GITHUB_ACTOR: process.env.USER, ...process.env },
  environment: process.env,
  tell: (line) => console.log(line),
});
process.exitCode = steps.some(({ outcome }) => outcome === 'failure') ? 1 : 0;
