import type { Locator, Page } from 'playwright/test';
import { kindsOfPage } from '../site/routes.ts';
import { alive, expect, hydrated, test } from '../site/site.ts';
import { fallbackWords, isFault, translate } from '../site/translation.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  for (const path of kindsOfPage) {
    test(`C23 at ${width} px every control of ${path} works once the page is translated`, async ({
      page,
      context,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/api/**', (route) => route.fulfill({ json: { success: true } }));
      context.on('page', (opened) => void opened.close());
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByText('Loading property...')).toBeHidden();
      const textsInVain = await translate(page);

      expect(await actOnEveryControl(page)).toBeGreaterThan(0);

      await expect(page.getByText(fallbackWords)).toHaveCount(0);
      expect(await textsInVain()).toEqual([]);
      expect(complaints.filter(isFault).filter(isNotOwn404)).toEqual([]);
    });
  }
}

const isNotOwn404 = (line: string) => !line.startsWith('404:') && !line.includes('status of 404');

/** What the assistant's panel does is its own tests' matter, and a control that closes ends what else could be tried. */
const controls = [
  'button:not(aside *, [aria-label^=Close], [aria-label="Close menu"])',
  'input',
  'textarea',
  'select',
]
  .map((control) => `${control}:not([tabindex="-1"], [aria-disabled="true"], [data-tried])`)
  .join(', ');

/** Acts on each control, those of an open window first, and returns how many there were. */
async function actOnEveryControl(page: Page) {
  let count = 0;
  for (; count < 200; count += 1) {
    const dialog = page.getByRole('dialog');
    const isOpen = (await dialog.count()) > 0;
    const next = (isOpen ? dialog : page).locator(controls).filter({ visible: true });
    const control = next.and(page.locator(':enabled')).first();
    if ((await control.count()) === 0) {
      if (!isOpen) return count;
      await dialog.press('Escape');
      await expect(dialog).toHaveCount(0);
      continue;
    }
    await alive(control);
    await control.evaluate((element, tried) => element.setAttribute('data-tried', tried), `${count}`);
    await actOn(page, page.locator(`[data-tried="${count}"]`));
  }

  return count;
}

async function actOn(page: Page, control: Locator) {
  const kind = await control.evaluate((element) => element.getAttribute('role') ?? element.localName);
  if (kind === 'combobox') {
    await control.click();
    await page.getByRole('option').last().click();
  } else if (kind === 'select') await control.selectOption({ index: 1 });
  else if (kind === 'input' || kind === 'textarea') await control.fill(await sampleFor(control));
  else await press(page, control);
}

async function press(page: Page, button: Locator) {
  const opensDialog = (await button.getAttribute('aria-haspopup')) === 'dialog';
  await button.click();
  // It may still have to be loaded, and then lies over what comes next.
  if (opensDialog) await page.getByRole('dialog').waitFor();
}

const sampleFor = (control: Locator) =>
  control.evaluate(({ type, max }: HTMLInputElement) =>
    type === 'date' ? max : type === 'email' ? 'ines@visitor.example' : 'Ines',
  );
