import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startProcess } from './api-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

it('ends a program that is not ready in time, which would keep its port from the next test', async () => {
  const folder = await temporaryFolder();
  const note = join(folder, 'pid');
  const program = `require('node:fs').writeFileSync(${JSON.stringify(note)}, String(process.pid)); setInterval(() => {}, 1000)`;

  await expect(startProcess(['--eval', program], {}, 10)).rejects.toThrow('It was not ready in 10 s.');
  const id = Number(readFileSync(note, 'utf8'));
  await rm(folder, { recursive: true });

  expect(() => process.kill(id, 0)).toThrow('ESRCH');
});
