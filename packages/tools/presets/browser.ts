import { existsSync, globSync } from 'node:fs';

/** Chromium without windows and extensions, which needs less than half the CPU time per page. */
const headlessBrowser = 'chromium-headless-shell';
const visitorsBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const firstOf = (names: readonly string[]) => names.map((name) => `/usr/bin/${name}`).find(existsSync);

/** Returns a full browser like a visitor's, if one is installed. */
export const visitorsBrowser = () => process.env.CHROMIUM_PATH ?? firstOf(visitorsBrowsers);

/** Returns the browser for tests, if one is installed. */
export const testBrowser = () => process.env.CHROMIUM_PATH ?? firstOf([headlessBrowser, ...visitorsBrowsers]);

/** Playwright's launch options. The browser's own network requests are off: a closed network refuses them. */
export function browserOptions(executablePath = testBrowser()) {
  const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  args.push('--disable-quic', '--no-first-run', '--disable-gpu');
  if (process.getuid?.() === 0) args.push('--no-sandbox');

  return executablePath ? { executablePath, args } : { args };
}

/** Returns Firefox's long-term release or another one, if installed. */
export const firefox = () => firstOf(['firefox-esr', 'firefox']);

/** Returns WebKitGTK's browser, which its driver controls, if installed. */
export const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

/** Reports whether WebKit tests can run here: with the driver, its browser, and a virtual display. */
export const hasWebkit = () =>
  miniBrowser() !== undefined && ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(existsSync);
