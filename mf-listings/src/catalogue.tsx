import { properties } from '@dosmares/content/properties';
import type { Catalogue } from '@dosmares/contracts/catalogue';
import AgentListings from './agent-listings.tsx';
import FeaturedGrid from './featured-grid.tsx';
import { GalleryGround } from './gallery/gallery-ground.tsx';
import IdxSearchPage from './idx-search-page.tsx';
import PropertiesPage from './properties-page.tsx';
import { PropertyFrame } from './property/property-frame.tsx';
import PropertyPage from './property-page.tsx';

const longTitle = 'A house between the desert and two seas, with a view that no other house has. '.repeat(3);

/** The modules that mf-listings exposes. */
export const catalogue: Catalogue = {
  'featured-grid': {
    usual: { Show: () => <FeaturedGrid headingLevel={2} /> },
  },
  'agent-listings': {
    grid: { Show: () => <AgentListings layout="grid" /> },
    carousel: { Show: () => <AgentListings layout="carousel" /> },
  },
  'properties-page': { usual: { Show: PropertiesPage, at: '/properties' } },
  'idx-search-page': { usual: { Show: IdxSearchPage, at: '/idx-search' } },
  'property-page': {
    ...Object.fromEntries(
      properties.map(({ id }) => [
        `house ${id}`,
        { Show: () => <PropertyPage params={{ id }} />, at: `/property/${id}` },
      ]),
    ),
    loading: {
      Show: () => <PropertyFrame picture={<GalleryGround />} heading="Loading property..." isBusy />,
      at: '/property/1',
    },
    unknown: { Show: () => <PropertyPage params={{ id: 'none' }} />, at: '/property/none' },
    'long text': {
      Show: () => <PropertyFrame heading={longTitle}>{longTitle}</PropertyFrame>,
      at: '/property/1',
    },
  },
};
