import { properties } from '@dosmares/content/properties';
import { agentBySlug, roster } from '@dosmares/content/roster';

const fixed = [
  ['/properties', 'Properties'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/team', 'Our team'],
  ['/idx-search', 'MLS property search'],
  ['/market-report', 'Market report'],
] as const;

const labels: ReadonlyMap<string, string> = new Map<string, string>([
  ...fixed,
  ...properties.map(({ id, title }) => [`/property/${id}`, title] as const),
  ...roster.flatMap(({ id, slug, name }) => [
    [`/${slug}`, name] as const,
    [`/agents/${slug}`, name] as const,
    [`/team/${id}`, name] as const,
  ]),
]);

/** What a link to one of our own pages is called; undefined for every address that is not a page of ours (X05). */
export function pageLabel(address: string): string | undefined {
  const [path = '', query] = address.split('?');
  if (query === undefined) return labels.get(path);
  const agent = agentBySlug(query.replace(/^agent=/, ''));

  return path === '/contact' && agent ? `Write to ${agent.name}` : undefined;
}
