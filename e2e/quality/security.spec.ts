import { breachesIn, expect, test } from '../site/site.ts';

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
