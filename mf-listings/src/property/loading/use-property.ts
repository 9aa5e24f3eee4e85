import { type Property, propertyById } from '@dosmares/content/properties';
import { useEffect, useMemo, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { type Lookup, loadProperty } from './load-property.ts';
import { useArrival } from './use-arrival.ts';

/** State of the page. */
export type PropertyState = 'loading' | 'not-found' | Property;

/**
 * Returns the house of an address. With the server's HTML it is there at once; every in-site navigation, and every
 * change of the id, starts at the top of the page with the loading state (D01, decision 0048).
 */
export function useProperty(id: string, lookup: Lookup = propertyById): PropertyState {
  const arrival = useArrival();
  const [loadedId, setLoadedId] = useState(arrival === 'with-html' ? id : undefined);
  const isLoaded = loadedId === id;

  useEffect(() => {
    if (isLoaded) return;
    window.scrollTo({ top: 0, behavior: 'instant' });

    return afterPaint(() => setLoadedId(id));
  }, [id, isLoaded]);

  return useMemo(
    () => (isLoaded ? (loadProperty(id, lookup) ?? 'not-found') : 'loading'),
    [id, isLoaded, lookup],
  );
}
