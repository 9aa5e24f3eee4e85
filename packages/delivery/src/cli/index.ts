export { contextFrom } from './repository-context.ts';
export { runCommand } from './run.ts';
