import { breachesIn, expect, hydrated, test } from '../site/site.ts';
import { states } from '../site/states.ts';

test('the policy allows no inline script, no eval and no unnamed style, and says who may frame the site', async ({
  request,
}) => {
  const headers = (await request.get('/contact')).headers();
  const policy = headers['content-security-policy'] ?? '';

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  // Only where the site is reached over TLS.
  expect(headers).not.toHaveProperty('strict-transport-security');
});

for (const { name, at, act, below } of states) {
  test(`${name} opens under the policy`, async ({ page }) => {
    if (below) await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at);
    await hydrated(page);

    await act(page);

    // Rules that a script added are in force: the policy silently refused none of them.
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(',');
  });
}

test('the charts of the report become interactive under the policy, with their own styles', async ({
  page,
}) => {
  await page.goto('/market-report');
  await hydrated(page);
  const chart = page.getByRole('img', { name: /^Bar chart/ }).first();

  await chart.scrollIntoViewIfNeeded();
  await chart.locator('.apexcharts-bar-area').first().hover({ force: true });

  await expect(chart.locator('.apexcharts-tooltip')).toHaveCSS('position', 'absolute');
});

test('styles of pages that are reached by a link are added under the policy', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const name of ['About', 'Team', 'Contact Us']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
});

test('a style, a script and markup that nobody named are refused, and noticed', async ({ browser, site }) => {
  // A context of its own: breaches are what this test is about.
  const page = await browser.newPage();
  const breaches = await breachesIn(page.context());
  await page.goto(`${site.origin}/contact`);

  const refused = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { --smuggled: yes }';
    document.head.append(style);
    const attempts = {
      script: () => {
        const script = document.createElement('script');
        script.textContent = 'document.body.dataset.smuggled = "yes"';
        document.head.append(script);
      },
      markup: () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="alert(1)">'),
      elsewhere: () =>
        Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }),
    };
    const stopped = Object.entries(attempts).filter(([, attempt]) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    });

    return {
      style: getComputedStyle(document.body).getPropertyValue('--smuggled') === '',
      stopped: stopped.map(([name]) => name),
    };
  });

  expect(refused).toEqual({ style: true, stopped: ['script', 'markup', 'elsewhere'] });
  await expect.poll(() => breaches.length).toBe(4);
  await page.close();
});
