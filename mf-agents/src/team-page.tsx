import { answerTime } from '@dosmares/content/answer-time';
import { openingPicture } from '@dosmares/content/pictures/brand';
import { everyone, roster } from '@dosmares/content/roster';
import { claims, inWords } from '@dosmares/content/site';
import { pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { Carousel, Hero, Section, StatBand, VisuallyHidden } from '@dosmares/ui';
import { memberOf } from './agent.ts';
import { AgentCard } from './team/agent-card.tsx';
import { Closing } from './team/closing.tsx';

const agents = everyone.flatMap((id) => memberOf(String(id)) ?? []);

const teamPicture = openingPicture('inner-sea');

const stats = [
  [claims.combinedYears, 'Years combined experience'],
  [claims.propertiesSold, 'Properties sold'],
  [claims.committedPercent, 'Committed to clients'],
  [claims.sales, 'Combined sales since 1987'],
] as const;

/** The team (T01 to T07). */
export default function TeamPage() {
  return (
    <>
      <Hero
        picture={teamPicture}
        label="Cabo San Lucas, since 1987"
        title="Meet Our Team"
        lead="Each of us keeps to one stretch of coast or one kind of house, and knows it by heart. Begin with the person who knows yours."
      />
      <StatBand stats={stats} />
      <Section title={`${agents.length} expert agents`}>
        <Carousel
          label="Our agents"
          itemLabel={(index) => agents[index]?.name ?? ''}
          step={350}
          itemWidth="320px"
        >
          {agents.map((agent) => (
            <AgentCard key={agent.id} agent={agent} sizes="320px">
              View Bio
              <VisuallyHidden> of {agent.name}</VisuallyHidden>
            </AgentCard>
          ))}
        </Carousel>
      </Section>
      <Closing
        tone="sand"
        title="Not sure whom to ask?"
        lead={`Tell us what you have in mind. We will introduce you to the right person ${answerTime.en}.`}
      />
    </>
  );
}

export const head = (): Head => ({
  title: pageTitle('Meet Our Team'),
  description: `Meet the ${inWords(roster.length)} agents of Dos Mares Estates, with ${claims.combinedYears} years of combined experience. Find the one who knows your stretch of coast.`,
  canonical: '/team',
  picture: teamPicture,
  jsonLd: [breadcrumbs(['Team', '/team'])],
});
