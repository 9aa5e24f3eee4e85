import type { RegistryRemote } from '@dosmares/contracts/release';
import { type Boot, bootId } from '@dosmares/contracts/site/boot';
import { createMatcher, siteRoutes } from '@dosmares/contracts/site/routes';

const bootElement = new RegExp(`(<script type="application/json" id="${bootId}">)(.*?)(</script>)`, 's');
const servedContent = /(<div id="root">).*(<\/div>)/s;
const servedScripts = /<template id="scripts">.*?<\/template><script>.*?<\/script>/s;

/** A page as the site behind sent it. */
interface Page {
  path: string;
  status: number;
  html: string;
}

/** What takes the place of releases. */
interface Replacement {
  /** The remote in development; undefined when it is the shell. */
  remote?: RegistryRemote | undefined;
  /** Address of the shell's first script, where it is built here. */
  shell?: string | undefined;
  /** Another API than the site's. */
  apiOrigin?: string | undefined;
}

/**
 * Replaces releases in a page by builds in development. The browser renders all of it anew: what was served is of
 * the release, and React does not correct the attributes of served HTML.
 */
export function pageInDevelopment({ path, status, html }: Page, { remote, shell, apiOrigin }: Replacement) {
  const [, , text] = bootElement.exec(html) ?? [];
  if (!text) return { status, html };

  const boot: Boot = JSON.parse(text);
  const others = boot.registry.remotes.filter(({ name }) => name !== remote?.name);
  const changed: Boot = {
    registry: { ...boot.registry, remotes: [...others, ...(remote ? [remote] : [])] },
    config: { ...boot.config, ...(apiOrigin && { apiOrigin }) },
    rendered: [],
  };
  const json = JSON.stringify(changed).replaceAll('<', '\\u003c');
  const isOwn = remote && createMatcher(siteRoutes([remote]))(path) !== undefined;
  const emptied = html
    .replace(bootElement, (_, open: string, __, close: string) => `${open}${json}${close}`)
    .replace(servedContent, '$1$2');

  return {
    status: isOwn ? 200 : status,
    html: shell ? emptied.replace(servedScripts, `<script src="${shell}" defer></script>`) : emptied,
  };
}
