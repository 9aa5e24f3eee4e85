import { engines, type Ground, settingsOn } from '../../trials/grounds.ts';
import { silentLog } from '../../trials/silent-log.ts';
import { openStore } from '../store.ts';
import { bucketMs, bucketOf, type Count } from './count.ts';
import { eventStore } from './event-store.ts';

const now = Date.parse('2026-11-21T12:03:00Z');
const count: Count = {
  bucket: bucketOf(now),
  composition: 'c1',
  application: 'mf-agents',
  version: '1.0.0',
  route: '/team',
  kind: 'slot',
  name: 'team-page:load',
  happened: 2,
  bad: 1,
};

describe.each(engines)('the counts of events on %s', (_, prepare) => {
  let ground: Ground;
  beforeEach(async () => {
    ground = await prepare();
  });
  afterEach(() => ground.clear());

  it('are added up over processes, given since a moment, and forgotten after eight days', async () => {
    const store = await openStore(settingsOn(ground), silentLog);
    let moment = now;
    const [one, other] = [1, 2].map(() =>
      eventStore(
        () => store,
        () => moment,
      ),
    );
    await Promise.all([one, other].map((events) => events?.keep([count, { ...count, route: '/' }])));

    const found = await one?.since(new Date(now));
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({ ...count, happened: 4, bad: 2 });
    expect(await one?.since(new Date(now + bucketMs))).toEqual([]);

    moment += 9 * 24 * 3_600_000;
    await one?.keep([]);
    expect(await one?.since(new Date(0))).toEqual([]);
    await store.close();
  });
});
