/** A visitor's reason to open the contact page, which stands in its address (C09, C20, D08, T10). */
export interface ContactIntent {
  /** The id of a house, as in `/property/{id}`. */
  property?: string;
  area?: string;
  /** The slug, number or full name of an agent. */
  agent?: string;
  type?: string;
  /** Whether the form asks for viewing times, and whether for a walk through on a call (V05). */
  viewing?: boolean | 'call';
}

/** Returns the address of the contact page for an intent. */
export function contactAddress({ viewing, ...named }: ContactIntent): string {
  const query = String(
    new URLSearchParams({ ...named, ...(viewing && { viewing: viewing === 'call' ? 'call' : 'yes' }) }),
  );

  return query ? `/contact?${query}` : '/contact';
}

/** Reads an intent from the query of an address, which anybody may have written. */
export function contactIntent(query: URLSearchParams): ContactIntent {
  const named = (['property', 'area', 'agent', 'type'] as const).flatMap((name) => {
    const value = query.get(name);

    return value ? [[name, value] as const] : [];
  });

  const way = query.get('viewing');
  const viewing = way === 'call' ? way : way === 'yes';

  return { ...Object.fromEntries(named), ...(viewing && { viewing }) };
}
