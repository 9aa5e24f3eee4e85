import { searchAddress } from '@dosmares/content/listings';
import { brandPicture } from '@dosmares/content/pictures/brand';
import { areas, capitalized, claims, inWords } from '@dosmares/content/site';
import { pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { Slot, useConfig } from '@dosmares/platform';
import { buttonStyles, Section } from '@dosmares/ui';
import { Areas, listingsId, useArea } from './areas/areas.tsx';
import { ExternalFrame } from './search/external-frame.tsx';
import { Hero } from './search/opening.tsx';
import { served } from './served.tsx';

const BuyersGuide = served(async () => (await import('./guide/questions.tsx')).Guide);

/* One element: a change of the area must not reach its HTML before it is hydrated. */
const forSale = (
  <Section title="For sale today">
    <Slot name="mf-listings/featured-grid" props={{ isLarge: true }} minHeight="60rem" isFar />
  </Section>
);

/** The listing search and the areas that it covers (P01-P08), all of it or one area (P10). */
export default function PropertiesPage() {
  const { listingServiceUrl } = useConfig();
  const area = useArea();
  const address = area ? searchAddress(listingServiceUrl, area) : listingServiceUrl;
  const openAll = (
    <a href={address} target="_blank" rel="noopener noreferrer" css={buttonStyles('quiet')}>
      Open in New Window
    </a>
  );

  return (
    <>
      <Hero fullSearch={address} />
      {forSale}
      <Section tone="sand" title={`${capitalized(inWords(areas.length))} areas, two seas`}>
        <Areas />
      </Section>
      <Section id={listingsId} title={area ? `Listings in ${area}` : 'All listings'} action={openAll}>
        <ExternalFrame
          title="The regional listing service"
          address={address}
          height={1400}
          geolocation
          linkText="Open the listing service in a new window"
        />
      </Section>
      <Section id="buying" tone="sand" title="Buying in Mexico">
        <BuyersGuide />
      </Section>
    </>
  );
}

export const head = (): Head => ({
  title: pageTitle('Properties'),
  description: `Search ${claims.properties} properties in Baja California Sur: ${areas.join(', ')}.`,
  canonical: '/properties',
  picture: brandPicture('inner-coast'),
  jsonLd: [breadcrumbs(['Properties', '/properties'])],
});
