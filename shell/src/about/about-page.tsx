import { office } from '@dosmares/content/office';
import { brandPicture, openingPicture } from '@dosmares/content/pictures/brand';
import { everyone, roster } from '@dosmares/content/roster';
import { claims, inWords } from '@dosmares/content/site';
import { pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { FirstViewEnd, Hero, Picture, Section, StatBand } from '@dosmares/ui';
import { from } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { HydratedNear } from '../first-view/hydrated-near.tsx';
import { DetailCards } from '../sections/detail-cards.tsx';
import { RemoteSection } from '../sections/remote-section.tsx';
import { milestones, values } from './about-copy.ts';
import { FeaturedOn } from './featured-on.tsx';
import { FounderQuote, Story } from './story.tsx';

export const head = (): Head => ({
  title: pageTitle('About'),
  description: `Founded in Cabo San Lucas in ${office.founded}: the story, the milestones, the values and the ${inWords(roster.length)} people of Dos Mares Estates.`,
  canonical: '/about',
  picture: brandPicture('about-arch'),
  jsonLd: [breadcrumbs(['About', '/about'])],
});

const seaStyles = css`
  aspect-ratio: 3 / 2;

  ${from.tablet} {
    aspect-ratio: 21 / 9;
  }
`;

const stats = [
  [claims.years, 'years on this coast'],
  [claims.clients, 'clients served'],
  [claims.properties, 'properties within reach'],
  [claims.sales, 'in sales since 1987'],
] as const;

export default function AboutPage() {
  return (
    <>
      <Hero
        picture={openingPicture('about-arch')}
        height={78}
        label="About us"
        title="Where two seas meet, since 1987"
        measure="14ch"
      />
      <Story />
      <FirstViewEnd />
      <Picture css={seaStyles} picture={brandPicture('inner-sea')} sizes="100vw" />
      <HydratedNear>
        <Section tone="sand" eyebrow="Along the way" title="Key Milestones">
          <DetailCards cards={milestones} columns={3} />
        </Section>
        <Section eyebrow="What we stand by" title="Core Values">
          <DetailCards cards={values} columns={4} />
        </Section>
      </HydratedNear>
      <HydratedNear>
        <RemoteSection
          slot="mf-agents/team-grid"
          props={{ ids: everyone }}
          heights={[553, 432, 312, 377]}
          tone="sand"
          eyebrow="The people"
          title="Meet Our Team"
          all={{ to: '/team', text: 'Visit the team' }}
          fallbackTitle="Our agents will be back shortly"
        />
      </HydratedNear>
      <StatBand title="Our Track Record" stats={stats} />
      <FeaturedOn />
      <FounderQuote />
    </>
  );
}
