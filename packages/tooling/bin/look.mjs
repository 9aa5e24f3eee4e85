// @ts-check
// Takes one screenshot: look.mjs URL OUT.png [WIDTH] [--full]
import { chromium } from 'playwright';
import { browserOptions } from '../browser.mjs';

const [url = '', out = 'look.png', width = '1440'] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'));
const fullPage = process.argv.includes('--full');
const browser = await chromium.launch(browserOptions());
const page = await browser.newPage({
  viewport: { width: Number(width), height: Number(width) < 700 ? 844 : 900 },
});

page.on(
  'console',
  (message) => ['error', 'warning'].includes(message.type()) && console.log(message.type(), message.text()),
);
page.on('pageerror', (error) => console.log('pageerror', error.message));
await page.goto(url, { waitUntil: 'load' });
if (fullPage) {
  // Lazy pictures and reveals wait to be seen.
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 700) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(120);
  }
  await page.evaluate(() => scrollTo(0, 0));
}
await page.waitForTimeout(900);
await page.screenshot({ path: out, fullPage });
await browser.close();
