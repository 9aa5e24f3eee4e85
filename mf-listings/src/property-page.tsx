import { type Property, propertyById } from '@dosmares/content/properties';
import type { Params } from '@dosmares/contracts/remote';
import { Link, Slot } from '@dosmares/platform';
import { buttonStyles, Container, columns, useBrowserValue } from '@dosmares/ui';
import { colour, from, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';
import { similarTo } from './cards/similar-to.ts';
import { Gallery } from './gallery/gallery.tsx';
import { brochure, PrintImprint } from './property/brochure.tsx';
import { Chapter, Chapters } from './property/chapters.tsx';
import { notFoundText, picturesOf } from './property/head.ts';
import { Badges, OpeningFacts, Toolbar } from './property/opening.tsx';
import { SidePanel } from './property/side-panel.tsx';
import { served } from './served.tsx';

export { head } from './property/head.ts';

const HousePlace = served(async () => (await import('./areas/place.tsx')).HousePlace);
const BuyersGuide = served(async () => (await import('./guide/questions.tsx')).Questions);

const guideIds = ['trust', 'steps', 'financing'];
const loading = <span role="status">Loading property...</span>;

const articleStyles = css`
  min-height: 100vh;
  padding-bottom: clamp(${space(16)}, 9vw, ${space(32)});
  ${brochure};
`;

const openingStyles = css`
  display: grid;
  grid-template-areas: 'picture' 'more' 'head';
  gap: ${space(3)};

  ${from.desktop}, print {
    grid-template-columns: minmax(0, 13fr) minmax(0, 7fr);
    grid-template-areas: 'picture head' 'more more';
    column-gap: clamp(${space(6)}, 4vw, ${space(14)});
  }
`;

/* Reserves the place of the first picture while the house is loading. */
const placeholderStyles = css`
  grid-area: picture;
  aspect-ratio: 3 / 2;
  background: ${colour('sand')};
`;

const headStyles = css`
  ${columns(3, { desktop: [1, 5] })};
  grid-area: head;
  align-content: start;

  & > h1 {
    ${type.title};
    font-size: clamp(1.875rem, 1.1rem + 2.6vw, 3.25rem);
  }
`;

const columnsStyles = css`
  ${columns(16, { desktop: [`minmax(0, 1fr) ${space(80)}`, 24] })};
  align-items: start;

  @media screen {
    padding-top: clamp(${space(12)}, 6vw, ${space(20)});
  }

  @media print {
    display: block;
  }
`;

const backStyles = css`
  ${buttonStyles('primary')};
  justify-self: start;
  margin-top: ${space(4)};
`;

/** One house, or "not found" (D01-D11). The heading element stays, and keeps the focus, when the title arrives. */
export default function PropertyPage({ params }: { params: Params }) {
  const state = useProperty(params.id ?? '');
  const property = typeof state === 'string' ? undefined : state;
  const isMissing = state === 'not-found';

  return (
    <Container>
      <article css={articleStyles} aria-busy={state === 'loading'}>
        <Toolbar hasContents={!isMissing} />
        <div css={isMissing ? undefined : openingStyles}>
          {property && <Gallery title={property.title} pictures={picturesOf(property)} />}
          {state === 'loading' && <span css={placeholderStyles} aria-hidden="true" />}
          <div css={headStyles}>
            {property && <Badges id={property.id} />}
            <h1>{property?.title ?? (isMissing ? 'Property Not Found' : loading)}</h1>
            {property && <OpeningFacts property={property} />}
            {isMissing && (
              <>
                <p css={type.lead}>{notFoundText}</p>
                <Link to="/properties" css={backStyles}>
                  Back to Properties
                </Link>
              </>
            )}
          </div>
        </div>
        {property && (
          <>
            <div css={columnsStyles}>
              <Chapters
                property={property}
                place={<HousePlace property={property} />}
                guide={<BuyersGuide ids={guideIds} />}
              />
              <SidePanel
                property={property}
                compared={[property.id, ...similarTo(property.id).map((one) => one.id)]}
              />
            </div>
            <Slot name="mf-listings/similar-houses" props={{ id: property.id }} minHeight="40rem" isFar />
            <PrintImprint agentId={property.agentId} />
          </>
        )}
        {isMissing && (
          <div css={columnsStyles}>
            <Chapter title="For sale today">
              <Slot name="mf-listings/featured-grid" props={{}} minHeight="40rem" />
            </Chapter>
          </div>
        )}
      </article>
    </Container>
  );
}

/** Two frames, in milliseconds. */
const paintMs = 34;

/** The house with an id: at once if it was served, else after the loading state (D01, decision 0048). */
export function useProperty(id: string, lookup = propertyById): 'loading' | 'not-found' | Property {
  const [loadedId, setLoadedId] = useState(useBrowserValue<string | undefined>(() => undefined, id));
  const isLoaded = loadedId === id;

  useEffect(() => {
    if (isLoaded) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => setLoadedId(id), paintMs);

    return () => clearTimeout(timer);
  }, [id, isLoaded]);

  return useMemo(() => {
    if (!isLoaded) return 'loading';
    try {
      return lookup(id) ?? 'not-found';
    } catch (error) {
      // Retried once (D11).
      console.error('Error loading property', error);

      return lookup(id) ?? 'not-found';
    }
  }, [id, isLoaded, lookup]);
}
