import { expect, test } from '../site/site.ts';
import { open } from '../site/visit.ts';

test('H01 a film fills the first view, runs without sound in a loop, and can be stopped', async ({
  page,
}) => {
  await open(page, '/');
  const film = page.locator('video');
  const state = () =>
    film.evaluate((one: HTMLVideoElement) => ({ paused: one.paused, loop: one.loop, muted: one.muted }));

  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  expect(await state()).toEqual({ paused: false, loop: true, muted: true });
  expect(await film.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Pause film' }).click();
  expect((await state()).paused).toBe(true);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect.poll(async () => (await state()).paused).toBe(false);
});

test('H08 A02 A03 A06 cards open dialogs, tabbed ones on their first tab each time, and they close', async ({
  page,
}) => {
  for (const [path, names] of [
    ['/', ['Family', 'Family']],
    ['/about', ['National Recognition', 'Integrity', 'Integrity']],
  ] as const) {
    await open(page, path);
    for (const name of names) {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toContainText(/.{60}/);
      if (name !== 'National Recognition') {
        await expect(dialog.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
        const first = await dialog.getByRole('tabpanel').textContent();
        await dialog.getByRole('tab').last().click();
        await expect(dialog.getByRole('tabpanel')).not.toHaveText(first ?? '');
      }
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    }
  }
});
