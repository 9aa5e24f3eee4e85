import { routesOfSite } from '../routes.ts';
import { expect, hydrated, test } from '../site.ts';

for (const { path, status } of routesOfSite) {
  test(`${path} hydrates what was served, moves nothing, says nothing (G01-G11, X08)`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(watchPage);
    const response = await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    expect(response?.status()).toBe(status);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(complaints.filter((line) => !isOwn404(line))).toEqual([]);
  });
}

/** The browser notes a 404 document by itself, and the page logs the missing path (G14). */
const isOwn404 = (line: string) => line.startsWith('404:') || line.includes('status of 404');

function watchPage() {
  const record = window as unknown as { moved: number };
  record.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) record.moved += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
