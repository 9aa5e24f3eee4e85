/** Why a visitor opens the contact page, encoded in the address's query (C09, C20, D08, T10). */
export interface ContactIntent {
  property?: string;
  area?: string;
  agent?: string;
  type?: string;
  /** Whether the form asks for viewing times, or for those of a walk-through on a call (V05). */
  viewing?: boolean | 'call';
}

export function contactAddress({ viewing, ...named }: ContactIntent): string {
  const query = String(
    new URLSearchParams({ ...named, ...(viewing && { viewing: viewing === 'call' ? 'call' : 'yes' }) }),
  );

  return query ? `/contact?${query}` : '/contact';
}

/** Reads an intent from the query of an address; ignores unknown and empty values. */
export function contactIntent(query: URLSearchParams): ContactIntent {
  const named = ['property', 'area', 'agent', 'type']
    .map((name) => [name, query.get(name)])
    .filter(([, value]) => value);
  const way = query.get('viewing');
  const viewing = way === 'call' ? way : way === 'yes';

  return { ...Object.fromEntries(named), ...(viewing && { viewing }) };
}
