import { standInMark } from '@dosmares/ui';

/**
 * Runs in the page's head, as text (`loadStandInsInline`), right after the faces are declared. Loads the system's
 * faces that stand in for the site's until those arrive: Firefox would look for them only after painting the page
 * without them, and then move what it had painted. Other browsers have them at once, and would lay out the page once
 * more for every answer.
 */
export function loadStandIns(mark: string): void {
  // Firefox alone knows this property.
  if (!CSS.supports('-moz-appearance', 'none')) return;

  for (const face of document.fonts) if (face.family.includes(mark)) face.load().catch(() => {});
}

/** This function as the text of a script. The build minifies this file before it becomes text. */
export const loadStandInsInline = `(${loadStandIns})(${JSON.stringify(standInMark)});`;
