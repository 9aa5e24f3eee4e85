import { pageTitle } from '@dosmares/content/structured-data';
import { submitPolicies } from '@dosmares/content/submit-policies';
import type { Head, Params } from '@dosmares/contracts/remote';
import { FirstViewEnd } from '@dosmares/ui';
import { agentFacts } from './agent/agent-facts.ts';
import { AgentListings } from './agent/agent-listings.tsx';
import { GetInTouch } from './agent/get-in-touch.tsx';
import { Hero } from './agent/hero.tsx';
import { MessagingButton } from './agent/messaging-button.tsx';
import { Reviews } from './agent/reviews.tsx';
import { Story } from './agent/story.tsx';
import { agentOf } from './agent.ts';
import { AgentNotFound, notFoundHead } from './agent-not-found.tsx';
import { InquiryForm } from './inquiry/inquiry-form.tsx';

/** One agent's landing page, at `/{agent}` and `/agents/{agent}` (AG01 to AG22). */
export default function AgentPage({ params }: { params: Params }) {
  const agent = agentOf(params.agent);
  if (!agent) return <AgentNotFound />;

  return (
    <article key={agent.id}>
      <Hero agent={agent} />
      <Story
        agent={agent}
        lists={{
          Certifications: agent.certifications,
          Languages: agent.languages,
          Specialization: [agent.specialization],
        }}
      />
      <FirstViewEnd />
      <AgentListings agent={agent} />
      <Reviews reviews={agent.reviews} />
      <GetInTouch agent={agent}>
        <InquiryForm agent={agent} policy={submitPolicies[agent.submitPolicy]} />
      </GetInTouch>
      <MessagingButton agent={agent} />
    </article>
  );
}

/** Head of an agent's page. Both addresses are one page, known as `/{agent}` (decision 0048). */
export function head(params: Params): Head {
  const agent = agentOf(params.agent);
  if (!agent) return notFoundHead;

  const { name, specialization } = agent;

  return {
    title: pageTitle(`${name}, listings and reviews`),
    description: `${name} of Dos Mares Estates in Cabo San Lucas, specializing in ${specialization}. Call, message or write for a private conversation.`,
    ...agentFacts(agent),
  };
}
