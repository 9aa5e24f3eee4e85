import { useLocation } from '@dosmares/platform';
import { useEffect } from 'react';

/** Logs the path that was not found (G14). */
export function useLogMissingPath() {
  const { pathname } = useLocation();

  useEffect(() => console.error('404: no page at', pathname), [pathname]);
}
