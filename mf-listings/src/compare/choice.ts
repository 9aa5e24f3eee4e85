import { mostCompared } from '@dosmares/content/compare-address';
import { type Property, properties, propertyById } from '@dosmares/content/properties';

/** What an address asks for: the houses that exist, each once and at most three, and whether another is missing. */
export function chosenIn(homes: string | null): { chosen: readonly Property[]; isMissing: boolean } {
  const ids = [...new Set((homes ?? '').split(',').filter(Boolean))].slice(0, mostCompared);
  const chosen = ids.flatMap((id) => propertyById(id) ?? []);

  return { chosen, isMissing: chosen.length < ids.length };
}

/** The houses after one was added or taken away, in the order of the site. */
export const toggled = (chosen: readonly Property[], house: Property) =>
  properties.filter((each) => (each === house) !== chosen.includes(each));
