import { PlatformProvider, type PlatformServices } from '@dosmares/platform';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';

/** Id of the element that holds the styles of a page's first view, or of all of it. */
export const stylesId = 'styles';

/** The site's styles, without the prefixes for old browsers. Rules that `served` names are not inserted again. */
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
