import { parseArgs } from 'node:util';
import { runChaos } from '../trials/chaos/chaos.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'pglite' },
    kills: { type: 'string', default: '30' },
    processes: { type: 'string', default: '1' },
    visitors: { type: 'string', default: '8' },
  },
});
const engine = values.engine === 'postgres' ? 'postgres' : 'pglite';
const result = await runChaos({
  engine,
  kills: Number(values.kills),
  processes: engine === 'postgres' ? Number(values.processes) : 1,
  visitors: Number(values.visitors),
  say: (line) => console.log(line),
});

if (result) {
  const { acknowledged, lost, doubled, mails, again, unexplained } = result;
  if (unexplained > 0) console.log(`${unexplained} mails arrived again although nothing was killed between`);
  console.log(`acknowledged ${acknowledged} lost ${lost} doubled ${doubled} mails ${mails} again ${again}`);
  process.exitCode = lost + doubled + unexplained > 0 ? 1 : 0;
} else {
  console.error(
    'There is no PostgreSQL on this machine: nothing was tried. (Debian: apt-get install postgresql)',
  );
  process.exitCode = 1;
}
