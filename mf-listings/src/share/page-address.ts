import { useConfig, useLocation } from '@dosmares/platform';
import { useBrowserValue } from '@dosmares/ui';

const own = () => window.location.href.split('#', 1).join();

/**
 * Returns the address of this page, for sharing: the site's own in the HTML, then the one that the browser shows
 * (D09, D10).
 */
export function usePageAddress() {
  const { siteOrigin } = useConfig();
  const { pathname } = useLocation();

  return useBrowserValue(own, `${siteOrigin}${pathname}`);
}
