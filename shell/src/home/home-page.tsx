import { homeTeam } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { officeJsonLd } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { FirstViewEnd, Section, StatBand } from '@dosmares/ui';
import { HydratedNear } from '../first-view/hydrated-near.tsx';
import { DetailCards } from '../sections/detail-cards.tsx';
import { RemoteSection } from '../sections/remote-section.tsx';
import { Hero } from './hero.tsx';
import { Ready } from './ready.tsx';
import { reasons } from './work-with-us-copy.ts';

export const head = (): Head => ({
  title: 'Dos Mares Estates | Luxury real estate in Cabo San Lucas',
  description:
    'Oceanfront villas, hillside estates and land in Cabo San Lucas and Baja California Sur, with the brokerage that has known this coast since 1987.',
  canonical: '/',
  jsonLd: [officeJsonLd()],
});

const stats = [
  [claims.combinedYears, 'years of combined experience'],
  [claims.propertiesSold, 'properties sold'],
  [claims.committedPercent, 'committed to our clients'],
  [claims.sales, 'in sales since 1987'],
] as const;

export default function HomePage() {
  return (
    <>
      <Hero />
      <FirstViewEnd />
      {/* Three listings from their own application (H04), and a link to all of them (H05). */}
      <RemoteSection
        slot="mf-listings/featured-grid"
        props={{}}
        heights={[410, 224, 131, 131]}
        eyebrow="Selected this season"
        title="Featured Properties"
        all={{ to: '/properties', text: 'View All Properties' }}
        fallbackTitle="The featured properties will be back shortly"
      />
      {/* Hydrated at once: its figures have to stand at zero before they come into view. */}
      <StatBand title="IT'S KNOWLEDGE" stats={stats} />
      <HydratedNear>
        <RemoteSection
          slot="mf-agents/team-grid"
          props={{ ids: homeTeam }}
          heights={[179, 93, 96, 118]}
          eyebrow="Our team"
          title="The people who walk the land with you"
          all={{ to: '/team', text: 'Meet the whole team' }}
          fallbackTitle="Our agents will be back shortly"
        />
        <Section tone="sand" eyebrow="The firm" title="Work With Us">
          <DetailCards cards={reasons} columns={3} />
        </Section>
        <Ready />
      </HydratedNear>
    </>
  );
}
