import { useLocation } from '@dosmares/platform';
import { useEffect } from 'react';

/** Tells the console which path was asked for in vain (G14). */
export function useLogMissingPath() {
  const { pathname } = useLocation();

  useEffect(() => console.error('404: no page at', pathname), [pathname]);
}
