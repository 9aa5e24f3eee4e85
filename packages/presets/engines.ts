import { existsSync, globSync } from 'node:fs';

/** Firefox's long-term release, or what stands for it here, if there is one. */
export const firefox = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

/** The browser that WebKitGTK is shipped with, which its driver drives. */
export const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

/** Whether WebKit can be driven here: the driver, its browser, and a display that nobody has to look at. */
export const hasWebkit = () =>
  miniBrowser() !== undefined &&
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file));
