import type { SiteBuild } from '@dosmares/delivery';
import type { BrowserContext, Page } from 'playwright/test';
import { watchShift } from '../site/shift.ts';
import { expect } from '../site/site.ts';
import { turnAway, vitalsOf } from '../site/vitals.ts';
import type { Fault } from './faults.ts';
import type { Place } from './places.ts';

/** Notes what is reported, and what moves without the visitor's doing. */
export async function watch(page: Page, context: BrowserContext, live: SiteBuild) {
  const { reports, failures } = vitalsOf(context);
  const shift = await watchShift(page, { afterInput: false });

  return {
    async nothingMoved() {
      expect(await shift()).toBeLessThan(0.02);
    },
    async oneEvent({ remote, module, path }: Place, { by, pass }: Fault) {
      await expect
        .poll(async () => {
          // A page begins when its first view is painted: time may have passed before it.
          await pass(page);
          await turnAway(page);

          // A slot waits for scripts, which are reported by themselves too.
          return failures().filter(({ name }) => name !== 'script');
        })
        .toEqual([{ kind: 'slot', name: `${module}:${by}`, application: remote, route: path }]);
      expect(reports.map(({ releases }) => releases[remote])).toContain(live.selection[remote]);
    },
  };
}
