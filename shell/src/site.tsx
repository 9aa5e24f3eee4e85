import { PlatformProvider, type PlatformServices } from '@dosmares/platform';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';

/**
 * The key of the site's styles, in the served HTML and in the browser. Rules go out as they are written: prefixes for
 * browsers of ten years ago would be a sixth of all styles.
 */
export const createStyles = () => createCache({ key: 'dm', stylisPlugins: [] });

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
