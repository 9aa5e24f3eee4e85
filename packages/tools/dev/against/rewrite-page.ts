import type { RegistryRemote } from '@dosmares/contracts/release';
import { splitAddress } from '@dosmares/contracts/remote';
import { type Boot, bootId } from '@dosmares/contracts/site/boot';
import { createMatcher, siteRoutes } from '@dosmares/contracts/site/routes';

/** Address of the script that reloads a page in development. */
export const reloadScript = '/_dev/reload.js';

const bootElement = new RegExp(`(<script type="application/json" id="${bootId}">)(.*?)(</script>)`, 's');
const rootElement = /(<div id="root">).*(<\/div>)/s;

/** A response of the deployed site with a page. */
export interface Page {
  /** The requested path. */
  path: string;
  status: number;
  html: string;
}

/**
 * Puts the local build of a remote into a page of the deployed site. If the page contains a module of it, the browser
 * renders the whole page: React does not change attributes of served HTML, so changed styles would not show.
 * @param apiOrigin an API in place of the deployed one
 */
export function rewritePage(
  { path, status, html }: Page,
  remote: RegistryRemote,
  apiOrigin?: string,
): Omit<Page, 'path'> {
  const [, , text] = bootElement.exec(html) ?? [];
  if (!text) return { status, html };

  const boot: Boot = JSON.parse(text);
  const { remotes } = boot.registry;
  const before = remotes.find(({ name }) => name === remote.name);
  const isOwnPath = createMatcher(siteRoutes([remote]))(path) !== undefined;
  const isOwn = (address: string) => splitAddress(address).application === remote.name;
  const isStale = isOwnPath || boot.rendered.some(isOwn);
  const changed: Boot = {
    ...boot,
    registry: { ...boot.registry, remotes: [...remotes.filter((one) => one !== before), remote] },
    config: { ...boot.config, ...(apiOrigin && { apiOrigin }) },
    rendered: isStale ? [] : boot.rendered,
  };
  const json = JSON.stringify(changed).replaceAll('<', '\\u003c');
  const booted = withoutPreloads(html, before)
    .replace(bootElement, (_, open: string, __, close: string) => `${open}${json}${close}`)
    .replace('</head>', `<script src="${reloadScript}" defer></script></head>`);

  return {
    status: isOwnPath ? 200 : status,
    html: isStale ? booted.replace(rootElement, '$1$2') : booted,
  };
}

/** Removes preloads of the deployed release, which will not run. */
function withoutPreloads(html: string, release: RegistryRemote | undefined) {
  if (!release) return html;
  const base = release.entry.slice(0, release.entry.lastIndexOf('/') + 1);

  return html.replace(/<link [^<>]*>/g, (tag) => (tag.includes(`href="${base}`) ? '' : tag));
}

/**
 * Adapts the policy of a page of the deployed site to development: does not require https, and allows what the
 * remote's libraries and another API need.
 */
export function rewritePolicy(
  policy: string,
  { styles, apiOrigin }: { styles: readonly string[]; apiOrigin?: string | undefined },
) {
  const added: Readonly<Record<string, readonly string[]>> = {
    'style-src': styles.map((hash) => `'${hash}'`),
    'connect-src': apiOrigin ? [apiOrigin] : [],
  };

  return policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => [directive, ...(added[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
