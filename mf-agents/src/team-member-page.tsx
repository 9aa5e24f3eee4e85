import { pageTitle } from '@dosmares/content/structured-data';
import type { Head, Params } from '@dosmares/contracts/remote';
import { agentFacts } from './agent/agent-facts.ts';
import { MemberOpening } from './agent/member-opening.tsx';
import { Story } from './agent/story.tsx';
import { memberOf } from './agent.ts';
import { AgentNotFound, notFoundHead } from './agent-not-found.tsx';
import { Closing } from './team/closing.tsx';

/** One person of the team, or Agent Not Found (T08 to T12). */
export default function TeamMemberPage({ params }: { params: Params }) {
  const agent = memberOf(params.id);
  if (!agent) return <AgentNotFound />;

  return (
    <article key={agent.id}>
      <MemberOpening agent={agent} />
      <Story agent={agent} lists={{ Credentials: agent.certifications, Languages: agent.languages }} />
      <Closing
        tone="ivory"
        title="See the houses first"
        lead="Browse what is for sale from Cabo San Lucas to Loreto, or tell us what to look for."
      />
    </article>
  );
}

/** Head of a person's page; unknown ids are answered with 404 (X08). */
export function head(params: Params): Head {
  const agent = memberOf(params.id);
  if (!agent) return notFoundHead;

  const { name, title, specialization } = agent;

  return {
    title: pageTitle(name),
    description: `${name}, ${title} at Dos Mares Estates: ${specialization}. Biography, credentials, languages and direct numbers.`,
    ...agentFacts(agent),
  };
}
