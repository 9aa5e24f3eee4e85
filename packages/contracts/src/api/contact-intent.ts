/**
 * A visitor's reason to open the contact page. Links pass it on in the navigation's state, so that the address stays
 * `/contact` and a reload keeps it (C20, D08, T10).
 */
export interface ContactIntent {
  /** The id of a house, as in `/property/{id}`. */
  property?: string;
  /** The slug or full name of an agent. */
  agent?: string;
  /** Whether the form asks for viewing times. */
  viewing?: boolean;
}

/**
 * Reads an intent from a navigation's state, which another build may have written, or else from the address:
 * `?agent=`, `?property=` (C09, C20).
 */
export function contactIntent(state: unknown, query: URLSearchParams): ContactIntent {
  const { property, agent, viewing } = (state ?? {}) as Readonly<Record<string, unknown>>;

  return {
    ...textIn('property', property ?? query.get('property')),
    ...textIn('agent', agent ?? query.get('agent')),
    ...(viewing === true && { viewing }),
  };
}

const textIn = (name: string, value: unknown) =>
  typeof value === 'string' && value !== '' ? { [name]: value } : {};
