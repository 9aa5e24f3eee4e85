import { existsSync, globSync } from 'node:fs';

/** Returns Firefox's long-term release or another one, if installed. */
export const firefox = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

/** Returns the browser of WebKitGTK, which its driver controls, if installed. */
export const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

/** Reports whether WebKit tests can run here: with the driver, its browser, and a virtual display. */
export const hasWebkit = () =>
  miniBrowser() !== undefined &&
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file));
