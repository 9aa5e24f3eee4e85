import type { Page, Route } from 'playwright/test';

/** The remote that fails. */
export interface Remote {
  name: string;
  origin: string;
}

/** A way in which a remote fails: how it begins and ends, and how it shows itself. */
export interface Fault {
  name: string;
  /** While the remote is loaded, or while its code runs. */
  by: 'load' | 'render';
  begin: (page: Page, remote: Remote) => Promise<unknown>;
  end: (page: Page, remote: Remote) => Promise<unknown>;
  /** Lets the time pass that the site allows the remote. */
  pass: (page: Page) => Promise<unknown>;
}

type Answer = (route: Route) => Promise<unknown>;

const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
const trueBody = async (route: Route) => (await fetch(route.request().url())).text();

/** Wrong answers of a remote's server. */
const answers: Readonly<Record<string, Answer>> = {
  404: (route) => route.fulfill({ status: 404, headers }),
  500: (route) => route.fulfill({ status: 500, headers }),
  hang: () => new Promise(() => {}),
  'corrupt bytes': async (route) =>
    route.fulfill({ headers, body: `window.smuggled=1;${await trueBody(route)}` }),
  'CORS refused': async (route) =>
    route.fulfill({
      headers: { ...headers, 'access-control-allow-origin': 'https://elsewhere.example' },
      body: await trueBody(route),
    }),
};

const ofServer = ([name, answer]: [string, Answer]): Fault => ({
  name,
  by: 'load',
  // A request that the browser has given up since then needs no answer.
  begin: (page, { origin }) => page.route(`${origin}/**`, (route) => answer(route).catch(() => undefined)),
  end: (page, { origin }) => page.unroute(`${origin}/**`),
  pass: async (page) => {
    if (name === 'hang') await page.clock.fastForward(10_500);
  },
});

const mark = (fault: string) => Object.assign(window, { fault });

/** Faults of code, in releases that can be made to fail: `faulty-releases.ts`. */
const ofCode = (when: 'render' | 'effect'): Fault => ({
  name: when === 'render' ? 'throws while rendering' : 'throws in an effect',
  by: 'render',
  begin: async (page, { name }) => {
    await page.addInitScript(mark, `${name}:${when}`);
    await page.evaluate(mark, `${name}:${when}`);
  },
  end: (page) => page.evaluate(mark, ''),
  pass: async () => undefined,
});

/** Every way in which a remote may fail. */
export const faults: readonly Fault[] = [
  ...Object.entries(answers).map(ofServer),
  ofCode('render'),
  ofCode('effect'),
];
