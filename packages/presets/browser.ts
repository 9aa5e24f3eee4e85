import { existsSync } from 'node:fs';

const visitorsBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium without windows and extensions: a page costs it less than half of the processor's time. */
const headlessBrowser = '/usr/bin/chromium-headless-shell';

/** Whether the light one is installed. */
export const hasHeadlessBrowser = () => existsSync(headlessBrowser);

/** The browser that a visitor would have here, if there is one. */
export const visitorsBrowser = () =>
  process.env.CHROMIUM_PATH ?? visitorsBrowsers.find((path) => existsSync(path));

/** The browser that tests use here, if there is one. */
export const testBrowser = () =>
  process.env.CHROMIUM_PATH ?? (hasHeadlessBrowser() ? headlessBrowser : visitorsBrowser());

/** How playwright starts one. A closed network refuses the browser's own calls, so it makes none. */
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
