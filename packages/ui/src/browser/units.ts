import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** Feet and dollars, as specified, or meters and pesos (D21). */
export type Units = 'us' | 'metric';

const key = 'dosmares.units';

/** The choice made on this page, also in browsers without storage. */
const chosen = createStore<Units | undefined>(undefined);

/** Returns the units that the visitor has chosen on this device; as specified on the server and in the first view. */
export const useUnits = (): Units =>
  useSyncExternalStore(
    chosen.subscribe,
    () => chosen.get() ?? keptUnits(),
    () => 'us',
  );

/** Keeps the visitor's choice, and updates every figure on the page. */
export function chooseUnits(units: Units) {
  try {
    localStorage.setItem(key, units);
  } catch {
    // Storage is full or forbidden.
  }
  chosen.set(units);
}

function keptUnits(): Units {
  try {
    return localStorage.getItem(key) === 'metric' ? 'metric' : 'us';
  } catch {
    return 'us';
  }
}
