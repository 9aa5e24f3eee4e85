// move-often.ts ADDRESS NAME COUNT: appends that many moves to the release log, as one of several processes.
import { openTables } from '../src/log/database.ts';
import { releaseLog } from '../src/log/release-log.ts';

const [address = '', name = '', count = '0'] = process.argv.slice(2);
const log = releaseLog(await openTables(address));
for (let index = 0; index < Number(count); index += 1) {
  const preview = { token: `${name}-${index}`, deployment: '', until: '' };
  const act = { actor: name, verb: 'promote', subject: `${name}@${index}` };
  await log.move(act, (now) => now && { ...now, previews: [...now.previews, preview] });
}
await log.close();
