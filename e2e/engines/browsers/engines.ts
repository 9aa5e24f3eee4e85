import { firefox, hasWebkit } from '@dosmares/tools/presets/browser';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { startWebkit } from './webkit.ts';

/** The engines that the site supports: whether each is installed, and how to start it with a port for its driver. */
export const engines = {
  chromium: { isHere: () => true, start: startChromium },
  firefox: { isHere: () => firefox() !== undefined, start: startFirefox },
  webkit: { isHere: hasWebkit, start: startWebkit },
} as const satisfies Record<string, { isHere: () => boolean; start: (port: number) => Promise<Engine> }>;

export type EngineName = keyof typeof engines;
