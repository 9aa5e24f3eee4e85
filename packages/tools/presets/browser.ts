import { existsSync } from 'node:fs';

const visitorsBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium without windows and extensions: it needs less than half the processor time per page. */
const headlessBrowser = '/usr/bin/chromium-headless-shell';

/** Reports whether the headless shell is installed. */
export const hasHeadlessBrowser = () => existsSync(headlessBrowser);

/** Returns a full browser like a visitor's, if one is installed. */
export const visitorsBrowser = () =>
  process.env.CHROMIUM_PATH ?? visitorsBrowsers.find((path) => existsSync(path));

/** Returns the browser for tests, if one is installed. */
export const testBrowser = () =>
  process.env.CHROMIUM_PATH ?? (hasHeadlessBrowser() ? headlessBrowser : visitorsBrowser());

/**
 * Returns Playwright's launch options. The browser's own network calls are turned off, because a closed network
 * refuses them.
 */
export function browserOptions(executablePath = testBrowser()) {
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    '--disable-gpu',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');

  return executablePath ? { executablePath, args } : { args };
}
