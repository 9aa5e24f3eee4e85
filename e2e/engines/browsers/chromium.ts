import { browserOptions } from '@dosmares/tools/presets/browser';
import { chromium } from 'playwright';
import type { Engine } from './tab.ts';

/** Starts Chromium, which all other tests use. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(browserOptions());
  const page = await browser.newPage();

  return {
    tab: {
      resize: (size) => page.setViewportSize(size),
      goto: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
    },
    close: () => browser.close(),
  };
}
