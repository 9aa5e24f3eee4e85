import { brandFiles } from '@dosmares/content/pictures/brand';
import { officeJsonLd } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { Featured } from './featured.tsx';
import { Hero } from './hero.tsx';
import { Knowledge } from './knowledge.tsx';
import { Ready } from './ready.tsx';
import { Team } from './team.tsx';
import { WorkWithUs } from './work-with-us.tsx';

/** What the home page tells search engines and social cards. */
export const head = (): Head => ({
  title: 'Dos Mares Estates | Luxury real estate in Cabo San Lucas',
  description:
    'Oceanfront villas, hillside estates and land in Cabo San Lucas and Baja California Sur, with the house that has known this coast since 1987.',
  canonical: '/',
  image: brandFiles['social-card'].address,
  jsonLd: [officeJsonLd],
});

/** `/` (G01). */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Featured />
      <Knowledge />
      <Team />
      <WorkWithUs />
      <Ready />
    </>
  );
}
