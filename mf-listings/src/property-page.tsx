import { propertyPicture } from '@dosmares/content/pictures/property';
import { type Property, propertyById } from '@dosmares/content/properties';
import { pageTitle } from '@dosmares/content/structured-data';
import type { Head, Params } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { lazy } from 'react';
import { Gallery } from './gallery/gallery.tsx';
import { GalleryGround } from './gallery/gallery-ground.tsx';
import { BuyersGuide } from './guide/buyers-guide.tsx';
import { foundFrame } from './property/found-frame.tsx';
import { PropertyFrame, type PropertyFrameProps } from './property/property-frame.tsx';
import { propertyJsonLd } from './property/property-json-ld.ts';
import { HousesInstead, PropertyNotFound } from './property/property-not-found.tsx';
import { type PropertyState, useProperty } from './property/use-property.ts';
import { Served } from './served.tsx';
import { ShareActions } from './share/share-actions.tsx';
import { SimilarHouses } from './similar-houses.tsx';

const HousePlace = lazy(async () => ({ default: (await import('./areas/house-place.tsx')).HousePlace }));

/** Questions of the guide that a house raises (P13). */
const guideIds = ['trust', 'steps', 'financing'];

/** One house, or a message that there is none by that id (D01-D11). */
export default function PropertyPage({ params }: { params: Params }) {
  return <PropertyFrame {...frameOf(useProperty(params.id ?? ''))} />;
}

/** Head of the page; an unknown id is not found for search engines, too (D02, X08). */
export function head({ id = '' }: Params): Head {
  const property = propertyById(id);
  if (!property) return { title: pageTitle('Property Not Found'), description: notFoundText, status: 404 };

  const { title, price, location, beds, baths, sqft } = property;
  const pictures = picturesOf(property);

  return {
    // The town is in the description: a longer title would be cut in search results.
    title: pageTitle(`${title}, ${location.split(',')[0]}`),
    description: `${title} in ${location}: ${beds} bedrooms, ${baths} bathrooms, ${sqft}, ${price}.`,
    canonical: `/property/${id}`,
    ...(pictures[0] && { image: pictures[0].src, imageAlt: pictures[0].alt }),
    jsonLd: [
      propertyJsonLd(property, pictures),
      breadcrumbs(['Properties', '/properties'], [title, `/property/${id}`]),
    ],
  };
}

const notFoundText = "The property you're looking for doesn't exist.";

function frameOf(state: PropertyState): PropertyFrameProps {
  if (state === 'not-found') {
    return {
      heading: 'Property Not Found',
      below: <PropertyNotFound text={notFoundText} />,
      children: <HousesInstead />,
    };
  }

  if (state === 'loading') {
    return {
      picture: <GalleryGround />,
      heading: <span role="status">Loading property...</span>,
      isBusy: true,
    };
  }

  return foundFrame(state, {
    gallery: <Gallery title={state.title} pictures={picturesOf(state)} />,
    place: (
      <Served>
        <HousePlace property={state} />
      </Served>
    ),
    guide: <BuyersGuide ids={guideIds} />,
    sharing: <ShareActions title={state.title} />,
    similar: <SimilarHouses id={state.id} />,
  });
}

const picturesOf = ({ images }: Property) => images.map(propertyPicture);
