// move-often.ts ADDRESS NAME COUNT: moves the pointer that many times, as one of several processes.

import { completed, type Pointer } from '../../pointer.ts';
import { openLedger } from '../ledger.ts';
import { openDatabase } from '../open.ts';

const [address = '', name = '', count = '0'] = process.argv.slice(2);
const ledger = openLedger(openDatabase(address), name);
for (let index = 0; index < Number(count); index += 1) {
  await ledger.move({ verb: 'promote', subject: `${name}@${index}` }, (now) => {
    const history = [...(now?.history ?? []), now?.live ?? ''];

    return completed({ live: `${name}-${index}`, since: '', moved: '', history } as unknown as Pointer);
  });
}
await ledger.close();
