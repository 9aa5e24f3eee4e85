import { noModule, type RenderedPage } from '@dosmares/contracts/site/renderer';
import { type RenderedSite, renderSite } from './render-site.ts';
import { guilty } from './sandbox/guilty.ts';
import type { ServerPart } from './sandbox/protocol.ts';
import { Fault } from './sandbox/sandbox.ts';
import { type LeftOut, type RenderPage, type SiteApart, withParts } from './sandbox/with-parts.ts';

/**
 * Renders every page in a sandboxed process (decision 0085). A remote whose server part does something forbidden or
 * never finishes is left out: its slots show their fallbacks.
 * @throws when the shell does so
 */
export async function renderApart(
  site: SiteApart,
  folder: string,
  leftOut: readonly LeftOut[] = [],
): Promise<RenderedSite> {
  const parts = site.parts.filter((part) => !leftOut.some((one) => one.part === part));
  const asked: string[] = [];
  try {
    return await withParts(parts, site, async (page, unloaded) => {
      const missing = [...leftOut, ...unloaded];
      const render: RenderPage = async (path) => {
        asked.push(path);

        return withoutEcho(await page(path), missing);
      };
      const { problems, ...rendered } = await renderSite(site, render, folder);
      const causes = missing.map(({ part, message }) => ({ path: '*', message, modules: addressesOf(part) }));

      return { ...rendered, problems: [...causes, ...problems] };
    });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;

    return renderApart(site, folder, [...leftOut, await guilty(parts, asked, site)]);
  }
}

const addressesOf = ({ name, exposes }: ServerPart) => exposes.map((expose) => `${name}/${expose}`);

/** Drops failures of slots whose release is missing as a whole, which is reported already. */
function withoutEcho(page: RenderedPage, missing: readonly LeftOut[]): RenderedPage {
  const echoes = missing.flatMap(({ part }) => addressesOf(part)).map(noModule);

  return {
    ...page,
    failures: page.failures.filter((failure) => !echoes.some((echo) => failure.endsWith(echo))),
  };
}
