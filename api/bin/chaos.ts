// npm run chaos [-- --faults kill,cut,…|all] [--rounds 30] [--processes 1] [--visitors 8] [--pause 0]
import { parseArgs } from 'node:util';
import { runChaos } from '../testing/chaos/chaos.ts';
import { faultsNamed } from '../testing/chaos/faults.ts';

// The longest that a visitor may wait for an answer.
const maxWaitMs = 10_000;

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: 'kill' },
    rounds: { type: 'string', default: '30' },
    processes: { type: 'string', default: '1' },
    visitors: { type: 'string', default: '8' },
    /** Milliseconds between the answer to one visitor and the arrival of the next. */
    pause: { type: 'string', default: '0' },
  },
});
const found = await runChaos({
  faults: faultsNamed(values.faults),
  rounds: Number(values.rounds),
  processes: Number(values.processes),
  visitors: Number(values.visitors),
  pauseMs: Number(values.pause),
});

if (!found)
  console.error(
    'There is no PostgreSQL on this machine: nothing was tried. (Debian: apt-get install postgresql)',
  );
else
  console.log(
    Object.entries(found)
      .map(([name, figure]) => `${name} ${figure}`)
      .join(', '),
  );
const { acknowledged = 0, acts = 0, reminders = 0, slowestMs = 0 } = found ?? {};
const { lost = 0, doubled = 0, unexplained = 0 } = found ?? {};
const faultsFound = lost + doubled + unexplained;
const isFine = acknowledged > 0 && acts > 0 && reminders > 0 && faultsFound === 0 && slowestMs <= maxWaitMs;
process.exitCode = isFine ? 0 : 1;
