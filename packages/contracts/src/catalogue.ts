import type { ComponentType } from 'react';

/** The API's behaviour towards a part that is shown alone. */
export type ApiMood = 'is away' | 'is slow' | 'refuses';

/** One state of a part, as a team sees it alone. */
export interface CatalogueState {
  Show: ComponentType;
  /** The path of the page, for parts that ask where they are. A part with one is a page, and has its own heading. */
  at?: string;
  /** Left out, calls reach the real API. */
  api?: ApiMood;
  /** Contents of `sessionStorage`. */
  kept?: Readonly<Record<string, unknown>>;
}

/** Every part of an application by name, each in every state that it can be in (`src/catalogue.tsx`). */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, CatalogueState>>>>;
