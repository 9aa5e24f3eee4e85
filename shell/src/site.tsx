import { PlatformProvider, type PlatformServices } from '@dosmares/platform';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';

/** Id of the element in which a page's styles are served: only one, because the policy names each by its hash. */
export const stylesId = 'styles';

/**
 * The site's styles, in a rendered page and in the browser. Rules are emitted as written: prefixes for browsers of ten
 * years ago would be a sixth of all styles.
 * @param served the text of the styles that came with the page: rules that it names are not inserted again
 */
export function createStyles(served = '') {
  const styles = createCache({ key: 'dm', stylisPlugins: [] });
  for (const [, name = ''] of served.matchAll(/(?:\.dm-|@keyframes )([\w-]+)/g)) styles.inserted[name] = true;

  return styles;
}

/** The same tree on the server and in the browser; the router inside differs. */
export function Site(site: { styles: EmotionCache; services: PlatformServices; children: ReactNode }) {
  return (
    <StrictMode>
      <CacheProvider value={site.styles}>
        <PlatformProvider services={site.services}>{site.children}</PlatformProvider>
      </CacheProvider>
    </StrictMode>
  );
}
