import { officeReference } from '@dosmares/content/structured-data';
import type { Agent } from '../agent.ts';

/** One agent as search engines read it; without a rating, because the reviews are samples. */
export const agentJsonLd = (agent: Agent, path: string) => ({
  '@type': 'RealEstateAgent',
  name: agent.name,
  description: `${agent.title}. ${agent.specialization}.`,
  url: path,
  image: agent.portrait.src,
  telephone: agent.phone,
  email: agent.email,
  knowsLanguage: agent.languages,
  parentOrganization: officeReference,
});
