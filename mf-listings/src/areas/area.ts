import { areas } from '@dosmares/content/site';
import { useSearchParams } from '@dosmares/platform';
import { useIsServed } from '../served.tsx';

/** Id of the page's listings. */
export const listingsId = 'listings';

/** The id of an area's panel. */
export const panelId = (area: string) => `area-${area.toLowerCase().replaceAll(' ', '-')}`;

/**
 * Returns the area that the address asks for; undefined for a name that is none of ours (P10). The served page is the
 * same for every query.
 */
export function useArea(): string | undefined {
  const [query] = useSearchParams();
  const asked = query.get('area');

  return useIsServed() ? undefined : areas.find((area) => area === asked);
}
