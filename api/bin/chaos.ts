// npm run chaos [-- --engine pglite|postgres] [--faults kill,cut,…|all] [--rounds 30] [--processes 1]
//   [--visitors 8] [--pause 0]
import { parseArgs } from 'node:util';
import { runChaos } from '../testing/chaos/chaos.ts';
import { faultsNamed } from '../testing/chaos/faults.ts';

// After this time a visitor's browser gives up.
const longestWaitMs = 10_000;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'pglite' },
    faults: { type: 'string', default: 'kill' },
    rounds: { type: 'string', default: '30' },
    /** A number of kills and no other fault: short for `--faults kill --rounds`. */
    kills: { type: 'string' },
    processes: { type: 'string', default: '1' },
    visitors: { type: 'string', default: '8' },
    /** Milliseconds between the answer to one visitor and the arrival of the next. */
    pause: { type: 'string', default: '0' },
  },
});
const engine = values.engine === 'postgres' ? 'postgres' : 'pglite';
const result = await runChaos({
  engine,
  faults: faultsNamed(values.kills ? 'kill' : values.faults),
  rounds: Number(values.kills ?? values.rounds),
  processes: engine === 'postgres' ? Number(values.processes) : 1,
  visitors: Number(values.visitors),
  pauseMs: Number(values.pause),
  say: (line) => console.log(line),
});

if (result) {
  const { acknowledged, mails, again, unexplained, slowest } = result.inquiries;
  const { acts, reminders } = result.handling;
  const lost = result.inquiries.lost + result.handling.lost;
  const doubled = result.inquiries.doubled + result.handling.doubled;
  if (unexplained > 0)
    console.log(`${unexplained} mails arrived again although no fault kept them from being noted`);
  console.log(
    `acknowledged ${acknowledged} acts ${acts} reminders ${reminders} lost ${lost} (inquiries and their mails ${result.inquiries.lost}, acts and reminders ${result.handling.lost}) doubled ${doubled} mails ${mails} again ${again} slowest ${slowest} ms`,
  );
  process.exitCode = lost + doubled + unexplained > 0 || slowest > longestWaitMs ? 1 : 0;
} else {
  console.error(
    'There is no PostgreSQL on this machine: nothing was tried. (Debian: apt-get install postgresql)',
  );
  process.exitCode = 1;
}
