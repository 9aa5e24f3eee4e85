import { properties } from '@dosmares/content/properties';
import { agentBySlug, roster } from '@dosmares/content/roster';
import type { Language } from '../language.ts';
import { words } from '../words.ts';

const names: ReadonlyMap<string, string> = new Map<string, string>([
  ...properties.map(({ id, title }) => [`/property/${id}`, title] as const),
  ...roster.flatMap(({ id, slug, name }) => [
    [`/${slug}`, name] as const,
    [`/agents/${slug}`, name] as const,
    [`/team/${id}`, name] as const,
  ]),
]);

/** Returns the label of a link to one of our own pages; undefined for every other address (X05). */
export function pageLabel(address: string, language: Language): string | undefined {
  const [path = '', query] = address.split('?');
  if (query === undefined) return fixedLabel(path, language) ?? names.get(path);
  const agent = agentBySlug(query.replace(/^agent=/, ''));

  return path === '/contact' && agent ? words[language].writeTo(agent.name) : undefined;
}

function fixedLabel(path: string, language: Language) {
  const { pages }: { pages: Readonly<Record<string, string>> } = words[language];

  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}
