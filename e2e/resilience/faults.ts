import type { Page, Route } from 'playwright/test';

/** A way in which a remote fails: how it begins, and how it ends. */
export interface Fault {
  name: string;
  by: 'load' | 'render';
  begin: (page: Page, remote: Remote) => Promise<unknown>;
  end: (page: Page, remote: Remote) => Promise<unknown>;
}

/** The remote that fails. */
export interface Remote {
  name: string;
  origin: string;
}

type Answer = (route: Route) => Promise<unknown>;

const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
const trueBody = async (route: Route) => (await fetch(route.request().url())).text();

/** Answers that a remote's server may give instead of the right one. */
const answers: readonly (readonly [string, Answer])[] = [
  ['404', (route) => route.fulfill({ status: 404, headers })],
  ['500', (route) => route.fulfill({ status: 500, headers })],
  ['hang', () => new Promise(() => {})],
  ['corrupt bytes', async (route) => route.fulfill({ headers, body: `window.smuggled=1;${await trueBody(route)}` })],
  [
    'CORS refused',
    async (route) =>
      route.fulfill({
        headers: { ...headers, 'access-control-allow-origin': 'https://elsewhere.example' },
        body: await trueBody(route),
      }),
  ],
];

const ofServer = ([name, answer]: (typeof answers)[number]): Fault => ({
  name,
  by: 'load',
  // A request that the browser has given up in the meantime needs no answer.
  begin: (page, { origin }) =>
    page.route(`${origin}/**`, (route) => answer(route).catch(() => undefined)),
  end: (page, { origin }) => page.unroute(`${origin}/**`),
});

const ofCode = (when: 'render' | 'effect'): Fault => ({
  name: when === 'render' ? 'throws while rendering' : 'throws in an effect',
  by: 'render',
  begin: (page, { name }) =>
    page.addInitScript((fault) => Object.assign(window, { fault }), `${name}:${when}`),
  end: (page) => page.evaluate(() => Object.assign(window, { fault: '' })),
});

/** Every way in which a remote may fail. */
export const faults: readonly Fault[] = [...answers.map(ofServer), ofCode('render'), ofCode('effect')];
