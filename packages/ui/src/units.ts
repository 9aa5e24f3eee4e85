import { useSyncExternalStore } from 'react';

/** Feet and dollars, as specified, or meters and pesos (D21). */
export type Units = 'us' | 'metric';

const key = 'dosmares.units';
const change = 'dosmares:units';

/** For browsers that keep nothing: the choice then lasts until the page is left. */
let unkept: Units | undefined;

/** Returns the units that the visitor has chosen on this device; as specified on the server and in the first view. */
export const useUnits = (): Units => useSyncExternalStore(subscribe, chosenUnits, () => 'us');

/** Keeps the visitor's choice, and tells every figure on the page. */
export function chooseUnits(units: Units) {
  unkept = units;
  try {
    localStorage.setItem(key, units);
  } catch {
    // Storage is full or forbidden.
  }
  window.dispatchEvent(new Event(change));
}

function chosenUnits(): Units {
  try {
    return (localStorage.getItem(key) ?? unkept) === 'metric' ? 'metric' : 'us';
  } catch {
    return unkept ?? 'us';
  }
}

function subscribe(changed: () => void) {
  // Other tabs say so by `storage`.
  const events = [change, 'storage'];
  for (const event of events) window.addEventListener(event, changed);

  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}
