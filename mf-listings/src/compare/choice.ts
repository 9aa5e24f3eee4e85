import { mostCompared } from '@dosmares/content/compare-address';
import { type Property, properties, propertyById } from '@dosmares/content/properties';

/** What an address asks for, `01` like `1`: the houses that exist, each once, at most three; is another missing? */
export function chosenIn(homes: string | null): { chosen: readonly Property[]; isMissing: boolean } {
  const ids = [...new Set((homes ?? '').split(',').map(plainNumber).filter(Boolean))].slice(0, mostCompared);
  const chosen = ids.flatMap((id) => propertyById(id) ?? []);

  return { chosen, isMissing: chosen.length < ids.length };
}

const plainNumber = (id: string) => id.trim().replace(/^0+(?=.)/, '');

/** The houses after one was added or taken away, in the order of the site. */
export const toggled = (chosen: readonly Property[], house: Property) =>
  properties.filter((each) => (each === house) !== chosen.includes(each));
