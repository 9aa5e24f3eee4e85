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
import { type Agent, agentOf } from './agent.ts';
import { AgentNotFound, notFoundHead } from './agent-not-found.tsx';
import { InquiryForm, ReceiptOnTop } from './inquiry/inquiry-form.tsx';
import { useInquiry } from './inquiry/use-inquiry.ts';

/** One agent's landing page, at `/{agent}` and `/agents/{agent}` (AG01 to AG22). */
export default function AgentPage({ params }: { params: Params }) {
  const agent = agentOf(params.agent);

  return agent ? <Landing key={agent.id} agent={agent} /> : <AgentNotFound />;
}

function Landing({ agent }: { agent: Agent }) {
  const policy = submitPolicies[agent.submitPolicy];
  const inquiry = useInquiry(agent, policy);

  return (
    <article>
      <ReceiptOnTop inquiry={inquiry} />
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
        <InquiryForm agent={agent} policy={policy} inquiry={inquiry} />
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
