import { Carousel, Section, VisuallyHidden } from '@dosmares/ui';
import type { Agent } from '../agent.ts';
import { AgentCard } from './agent-card.tsx';

const cardWidth = 320;

/** Everyone, side by side (T02 to T06). */
export function TeamCarousel({ agents }: { agents: readonly Agent[] }) {
  return (
    <Section title={`${agents.length} expert agents`}>
      <Carousel
        label="Our agents"
        itemLabel={(index) => agents[index]?.name ?? ''}
        step={350}
        itemWidth={`${cardWidth}px`}
      >
        {agents.map((agent) => (
          <AgentCard key={agent.id} agent={agent} sizes={`${cardWidth}px`}>
            View Bio
            <VisuallyHidden> of {agent.name}</VisuallyHidden>
          </AgentCard>
        ))}
      </Carousel>
    </Section>
  );
}
