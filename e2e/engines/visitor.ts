import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'playwright/test';
import type { Tab } from './browsers/tab.ts';

/** A person at a tab: finds things by role and name, in any engine, and uses mouse and keyboard. */
export interface Visitor extends Tab {
  /**
   * Opens a page of the site and waits until its script has taken over and, unless `unloaded`, everything has loaded.
   */
  open: (path: string, as?: 'loaded' | 'unloaded') => Promise<void>;
  /** Runs a function in the page and returns its result; it can use nothing but its arguments. */
  ask: <Given extends unknown[], Value>(
    read: (...given: Given) => Value,
    ...given: Given
  ) => Promise<Awaited<Value>>;
  /** Waits until the element is there, at rest and not covered. */
  sees: (role: string, name?: string) => Promise<void>;
  /** Waits until the element has gone. */
  misses: (role: string, name?: string) => Promise<void>;
  use: (role: string, name: string) => Promise<void>;
  write: (field: string, text: string) => Promise<void>;
}

// Finds by role and name, as the other browser tests do.
const finder = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** @param origin the site's */
export function visitorAt(tab: Tab, origin: string): Visitor {
  const ask = <Given extends unknown[], Value>(read: (...given: Given) => Value, ...given: Given) =>
    tab.evaluate<Awaited<Value>>(`(${read})(...${JSON.stringify(given)})`);

  /** Returns the element's place once it is there, at rest and not covered; null until then. */
  async function place(role: string, name = '') {
    if (!(await tab.evaluate('typeof TestingLibraryDom === "object"')))
      await tab.evaluate(`(() => {${finder}})()`);

    return ask(placeOf, role, name);
  }

  async function use(role: string, name: string) {
    const at = await until(() => place(role, name), `${role} "${name}"`);
    await tab.click(at.x, at.y);
  }

  return {
    ...tab,
    ask,
    use,
    async open(path, as = 'loaded') {
      await ask(() => Object.assign(window, { isLeft: true }) && true);
      await tab.goto(origin + path);
      // Between two pages there is no page to ask.
      const isOpen = () => ask(isAlive, as === 'loaded').catch(() => false);
      await expect.poll(isOpen, { message: `${path} comes alive` }).toBe(true);
    },
    sees: async (role, name) => void (await until(() => place(role, name), `${role} "${name}"`)),
    misses: (role, name) =>
      expect.poll(() => place(role, name), { message: `${role} "${name}" goes` }).toBe(null),
    async write(field, text) {
      await use('textbox', field);
      await tab.type(text);
    },
  };
}

async function until<Value>(ask: () => Promise<Value | null>, message: string) {
  let found: Value | null = null;
  await expect
    .poll(async () => {
      found = await ask();

      return found !== null;
    }, message)
    .toBe(true);

  return found as Value;
}

function isAlive(whenLoaded: boolean) {
  return (
    !('isLeft' in window) &&
    document.documentElement.dataset.hydrated === 'true' &&
    // A part that is not laid out yet would move what the visitor is about to touch.
    (!whenLoaded ||
      (document.readyState === 'complete' && !('deferLayout' in document.documentElement.dataset))) &&
    !document.querySelector('select:not([aria-hidden])')
  );
}

/** A window with the testing library in it. */
interface WithTestingLibrary {
  TestingLibraryDom: Pick<typeof import('@testing-library/dom'), 'queryAllByRole'>;
}

async function placeOf(role: string, name: string) {
  // The library is in the page, not in this file.
  const { queryAllByRole } = (window as unknown as WithTestingLibrary).TestingLibraryDom;
  const [element]: HTMLElement[] = queryAllByRole(
    document.body,
    role,
    name ? { name: new RegExp(name) } : {},
  );
  if (!element) return null;

  const top = () => element.getBoundingClientRect().top;
  const frame = () => new Promise((painted) => requestAnimationFrame(painted));
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frame();
  const before = top();
  await frame();
  await frame();
  if (top() !== before) return null;

  const { left, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: before + height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);

  return hit && (element.contains(hit) || hit.contains(element)) ? middle : null;
}
