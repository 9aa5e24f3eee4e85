import { officeReference } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import type { Agent } from '../agent.ts';

/** Head of an agent's two pages, with one canonical address (decision 0048). No rating: the reviews are samples. */
export function agentFacts({ slug, portrait, ...agent }: Agent) {
  const path = `/${slug}`;
  const person = {
    '@type': 'RealEstateAgent',
    name: agent.name,
    description: `${agent.title}. ${agent.specialization}.`,
    url: path,
    image: portrait.src,
    telephone: agent.phone,
    email: agent.email,
    knowsLanguage: agent.languages,
    parentOrganization: officeReference,
  };

  return {
    canonical: path,
    picture: portrait,
    jsonLd: [person, breadcrumbs(['Team', '/team'], [agent.name, path])],
  } as const satisfies Partial<Head>;
}
