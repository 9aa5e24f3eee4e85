import type { SiteConfig } from '@dosmares/contracts/config';
import type { Registry } from '@dosmares/contracts/release';

/** What a page's HTML tells the browser about itself, as JSON in the element `#boot`. */
export interface Boot {
  registry: Registry;
  config: SiteConfig;
  /** Addresses that stand in the HTML and must not be thrown away. */
  rendered: readonly string[];
}

/** The id of that element. */
export const bootId = 'boot';

/** Which application, in which version, an address belongs to. */
export function ownerOf(address: string, { remotes, shellVersion }: Registry) {
  const application = address.split('/')[0] ?? '';

  return { application, version: remotes.find(({ name }) => name === application)?.version ?? shellVersion };
}
