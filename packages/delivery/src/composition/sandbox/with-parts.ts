import { fragmentFile } from '@dosmares/contracts/release';
import type { RenderedPage } from '@dosmares/contracts/site/renderer';
import { label } from '../../store/label.ts';
import { assetsOf, type Site } from '../render-site.ts';
import type { ServerPart } from './protocol.ts';
import { openSandbox } from './sandbox.ts';

/** A site that is rendered in a process of its own. */
export interface SiteApart extends Site {
  /** The server part of each release, the shell's first. */
  parts: readonly ServerPart[];
  /** Time limit for loading the parts, and for each page. */
  limitMs: number;
}

/** A release whose server part cannot be used, and the reason. */
export interface LeftOut {
  part: ServerPart;
  message: string;
}

/** Renders the HTML of a path. */
export type RenderPage = (path: string) => Promise<RenderedPage>;

/**
 * Loads server parts in a separate process and runs `work` with a renderer, and with those parts that threw while
 * loading.
 * @throws a `Fault` when one does something forbidden, or its process ends
 */
export async function withParts<Value>(
  parts: readonly ServerPart[],
  site: SiteApart,
  work: (page: RenderPage, unloaded: readonly LeftOut[]) => Promise<Value>,
): Promise<Value> {
  const { registry, config, limitMs } = site;
  const sandbox = await openSandbox();
  const page: RenderPage = async (path) => {
    const { value, messages } = await sandbox.ask({ ask: 'page', path }, limitMs);

    return { ...value, failures: [...value.failures, ...messages] };
  };
  try {
    const boot = { registry, config };
    const { value } = await sandbox.ask({ ask: 'load', parts, boot, assets: assetsOf(site) }, limitMs);
    const errors = new Map(value.map(({ name, error }) => [name, error]));
    const unloaded = parts
      .filter(({ name }) => errors.has(name))
      .map((part) => ({ part, message: `${label(part)} (${fragmentFile}): ${errors.get(part.name)}` }));

    return await work(page, unloaded);
  } finally {
    await sandbox.close();
  }
}
