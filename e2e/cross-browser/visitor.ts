import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, isHydrated } from '../site/site.ts';
import type { Driver } from './drivers.ts';

// Elements are found by role and name, as in the other browser tests.
const forReact = createRequire(createRequire(import.meta.url).resolve('@testing-library/react'));
const finder = readFileSync(
  forReact.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A visitor in a browser that Playwright does not drive, who finds elements by role and name. */
export function visitorAt(driver: Driver, origin: string) {
  /** Runs a function in the page and returns its result; it can use only its arguments. */
  const run = <Given extends unknown[], Value>(read: (...given: Given) => Value, ...given: Given) =>
    driver.evaluate<Awaited<Value>>(`(${read})(...${JSON.stringify(given)})`);

  /** Waits until the element exists, does not move and is not covered; returns its center. */
  async function find(role: string, name = '') {
    let found: Awaited<ReturnType<typeof centerOf>> = null;
    const look = async () => {
      if (!(await driver.evaluate('typeof TestingLibraryDom === "object"')))
        await driver.evaluate(`(() => {${finder}})()`);
      found = await run(centerOf, role, name);

      return found;
    };
    await expect.poll(look, { message: `${role} "${name}"` }).not.toBeNull();

    return found ?? { x: 0, y: 0 };
  }

  async function click(role: string, name: string) {
    const { x, y } = await find(role, name);
    await driver.click(x, y);
  }

  /** Leaves the page; waits until the next one is hydrated and has loaded completely. */
  async function enter(leave: () => Promise<unknown>) {
    await run(() => Object.assign(window, { isLeft: true }) && true);
    await leave();
    const isOpen = async () =>
      (await run(() => !('isLeft' in window) && document.readyState === 'complete')) && run(isHydrated);
    // Between two pages, evaluating fails.
    await expect.poll(() => isOpen().catch(() => false)).toBe(true);
  }

  return {
    run,
    find,
    click,
    open: (path: string) => enter(() => driver.goto(origin + path)),
    reload: () => enter(() => run(() => setTimeout(() => location.reload()))),
    async write(field: string, text: string, role = 'textbox') {
      await click(role, field);
      await driver.type(text);
    },
  };
}

/** A window with the testing library. */
interface WithTestingLibrary {
  TestingLibraryDom: Pick<typeof import('@testing-library/react'), 'queryAllByRole'>;
}

async function centerOf(role: string, name: string) {
  const { queryAllByRole } = (window as unknown as WithTestingLibrary).TestingLibraryDom;
  const options = name ? { name: new RegExp(name) } : {};
  const [element]: HTMLElement[] = queryAllByRole(document.body, role, options);
  if (!element) return null;

  const frame = () => new Promise((painted) => requestAnimationFrame(painted));
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frame();
  const before = element.getBoundingClientRect().top;
  await frame();
  await frame();
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  const isFree = hit && (element.contains(hit) || hit.contains(element));

  return top === before && isFree ? middle : null;
}
