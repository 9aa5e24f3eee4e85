import type { ComponentType } from 'react';

/** The API's behaviour towards a part that is shown alone. */
export type ApiMood = 'is away' | 'is slow' | 'refuses';

/** One state of a part, as a team sees it alone. */
export interface CatalogueState {
  Show: ComponentType;
  /**
   * The path of the page, for parts that read the location. A part with a path is a page, and has its own heading.
   */
  at?: string;
  /** Without it, calls reach the real API. */
  api?: ApiMood;
  /** Contents of `sessionStorage`. */
  kept?: Readonly<Record<string, unknown>>;
}

/** The parts of an application by name, each in all its states (`src/catalogue.tsx`). */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, CatalogueState>>>>;
