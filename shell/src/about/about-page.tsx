import { office } from '@dosmares/content/office';
import { brandPicture } from '@dosmares/content/pictures/brand';
import { roster } from '@dosmares/content/roster';
import { inWords } from '@dosmares/content/site';
import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { FeaturedOn } from './featured-on.tsx';
import { FounderQuote } from './founder-quote.tsx';
import { Milestones } from './milestones.tsx';
import { Opening } from './opening.tsx';
import { Record } from './record.tsx';
import { Sea } from './sea.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';
import { Values } from './values.tsx';

/** What the page tells search engines and social cards. */
export const head = (): Head => ({
  title: 'About | Dos Mares Estates',
  description: `Founded in Cabo San Lucas in ${office.founded}: the story, the milestones, the values and the ${inWords(roster.length)} people of Dos Mares Estates.`,
  canonical: '/about',
  image: brandPicture('about-arch').src,
  jsonLd: [breadcrumbs(['About', '/about'])],
});

/** `/about` (G04, A01-A06). */
export default function AboutPage() {
  return (
    <>
      <Opening />
      <Story />
      <Sea />
      <Milestones />
      <Values />
      <Team />
      <Record />
      <FeaturedOn />
      <FounderQuote />
    </>
  );
}
