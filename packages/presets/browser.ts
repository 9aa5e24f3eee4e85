import { existsSync } from 'node:fs';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The system's browser, if there is one. */
export const systemBrowser = () =>
  process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path));

/** How playwright starts it. A closed network refuses the browser's own calls, so it makes none. */
export function browserOptions() {
  const executablePath = systemBrowser();
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
