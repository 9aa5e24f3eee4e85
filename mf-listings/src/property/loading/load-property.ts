import type { Property } from '@dosmares/content/properties';

/** Finds a house by the id in its address. */
export type Lookup = (id: string) => Property | undefined;

/** Finds a house; when the lookup throws, logs the error and calls the same lookup once more (D11). */
export function loadProperty(id: string, lookup: Lookup): Property | undefined {
  try {
    return lookup(id);
  } catch (error) {
    console.error('Error loading property', error);

    return lookup(id);
  }
}
