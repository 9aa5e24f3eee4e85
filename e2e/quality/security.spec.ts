import { expect, policyViolations, test } from '../site/site.ts';

test('only scripts that the policy names run, and violations show', async ({ browser, site }) => {
  // Its own context, because the policy is violated on purpose.
  const page = await browser.newPage();
  const violations = await policyViolations(page.context());
  const headers = (await page.goto(`${site.origin}/contact`))?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });

  await page.evaluate(() => {
    const inline = document.createElement('script');
    inline.textContent = 'document.body.dataset.smuggled = "yes"';
    const elsewhere = Object.assign(document.createElement('script'), {
      src: 'https://elsewhere.example/x.js',
    });
    document.head.append(inline, elsewhere);
    const picture = '<img src="data:," onerror="document.body.dataset.smuggled = 1">';
    document.body.insertAdjacentHTML('beforeend', picture);
  });
  await expect.poll(() => violations.length).toBe(3);
  expect(await page.evaluate(() => document.body.dataset.smuggled)).toBeUndefined();
  await page.close();
});
