import { type Property, propertyById } from '@dosmares/content/properties';
import { useBrowserValue } from '@dosmares/ui';
import { useEffect, useMemo, useState } from 'react';

/** State of the page. */
export type PropertyState = 'loading' | 'not-found' | Property;

/** Time for the browser to paint the loading state: two frames. */
const paintMs = 34;

/**
 * Returns the house of an address. With the server's HTML it is there at once; every in-site navigation, and every
 * change of the id, starts at the top of the page with the loading state (D01, decision 0048).
 */
export function useProperty(id: string, lookup = propertyById): PropertyState {
  const [loadedId, setLoadedId] = useState(useBrowserValue<string | undefined>(() => undefined, id));
  const isLoaded = loadedId === id;

  useEffect(() => {
    if (isLoaded) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => setLoadedId(id), paintMs);

    return () => clearTimeout(timer);
  }, [id, isLoaded]);

  return useMemo(() => {
    if (!isLoaded) return 'loading';
    try {
      return lookup(id) ?? 'not-found';
    } catch (error) {
      // The same once more (D11).
      console.error('Error loading property', error);

      return lookup(id) ?? 'not-found';
    }
  }, [id, isLoaded, lookup]);
}
