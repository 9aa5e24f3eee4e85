import { founder } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';

for (const size of [
  { width: 667, height: 375 },
  { width: 844, height: 390 },
]) {
  test(`AG25 at ${size.width} × ${size.height} the name stands beside the portrait, in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(`/${founder.slug}`);
    await hydrated(page);
    const main = page.getByRole('main');
    const name = await main.getByRole('heading', { level: 1 }).boundingBox();
    const portrait = await main
      .getByRole('img', { name: new RegExp(founder.name) })
      .first()
      .boundingBox();

    expect((name?.y ?? size.height) + (name?.height ?? 0)).toBeLessThan(size.height);
    expect((name?.x ?? size.width) + (name?.width ?? 0)).toBeLessThanOrEqual(portrait?.x ?? 0);
    expect((portrait?.y ?? size.height) + (portrait?.height ?? 0)).toBeLessThan(size.height);
  });
}
