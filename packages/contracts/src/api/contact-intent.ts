/** A visitor's reason to open the contact page, which stands in its address (C09, C20, D08, T10). */
export interface ContactIntent {
  property?: string;
  area?: string;
  agent?: string;
  type?: string;
  /** Whether the form asks for viewing times, and whether for a walk through on a call (V05). */
  viewing?: boolean | 'call';
}

export function contactAddress({ viewing, ...named }: ContactIntent): string {
  const query = String(
    new URLSearchParams({ ...named, ...(viewing && { viewing: viewing === 'call' ? 'call' : 'yes' }) }),
  );

  return query ? `/contact?${query}` : '/contact';
}

/** Reads an intent from the query of an address, which anybody may have written. */
export function contactIntent(query: URLSearchParams): ContactIntent {
  const named = ['property', 'area', 'agent', 'type']
    .map((name) => [name, query.get(name)])
    .filter(([, value]) => value);
  const way = query.get('viewing');
  const viewing = way === 'call' ? way : way === 'yes';

  return { ...Object.fromEntries(named), ...(viewing && { viewing }) };
}
