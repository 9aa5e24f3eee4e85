import type { PictureSource } from '@dosmares/contracts/picture';
import { Dialog, lazy, Picture, row, useLazy } from '@dosmares/ui';
import { colour, from, Icon, Maximize, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useOpened } from '../opened.ts';
import { Slides, Thumbnails, useStrip } from './strip.tsx';

const lightbox = lazy(async () => (await import('./lightbox.tsx')).Lightbox);

const stageStyles = css`
  grid-area: picture;
  position: relative;
  min-width: 0;
`;

const slidesStyles = css`
  /* Where the text beside it is taller, the picture grows with it. */
  ${from.desktop} {
    height: 100%;
  }

  & button {
    display: block;
    width: 100%;
    height: 100%;
    cursor: zoom-in;
    outline-offset: -4px;
  }

  & picture {
    height: 100%;
  }

  /* Until the visitor comes near, pictures beyond the reach of one swipe are not fetched. */
  &[data-is-far] > :nth-of-type(n + 3) picture {
    display: none;

    @media (scripting: none) {
      display: block;
    }
  }

  @media print {
    & > li + li {
      display: none;
    }
  }
`;

const counterStyles = css`
  ${type.small};
  position: absolute;
  right: ${space(4)};
  bottom: ${space(4)};
  ${row(2)};
  padding: ${space(2)} ${space(4)};
  border-radius: 2px;
  color: ${colour('navy')};
  background: ${colour('ivory')};
  font-variant-numeric: lining-nums tabular-nums;
  pointer-events: none;
`;

const thumbnailsStyles = css`
  grid-area: more;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);

  /* On a phone pictures are swiped, and the large ones have thumbnails. */
  @media screen and (max-width: 30em) {
    display: none;
  }

  @media print {
    & > :first-of-type {
      display: none;
    }
  }
`;

const sizes = '(min-width: 1296px) 748px, (min-width: 1024px) 60vw, 100vw';

/** The pictures of a house, one at a time; each opens the lightbox at itself (D06, D18). */
export function Gallery({ title, pictures }: { title: string; pictures: readonly PictureSource[] }) {
  const count = pictures.length;
  const { opened, open, close } = useOpened('picture', count);
  const Lightbox = useLazy(lightbox, opened !== undefined || 'when idle');
  const strip = useStrip(0, count);
  const { index } = strip;
  const [isFar, setFar] = useState(true);
  const comeNear = () => setFar(false);
  const near = { onPointerEnter: comeNear, onFocus: comeNear };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles the keys of the buttons inside. */}
      <div css={stageStyles} onTouchStart={comeNear} onKeyDown={strip.onKeyDown} {...near}>
        <Slides strip={strip} css={slidesStyles} data-is-far={isFar ? '' : undefined}>
          {pictures.map((picture, at) => (
            <button
              key={picture.src}
              type="button"
              aria-haspopup="dialog"
              aria-label={`View picture ${at + 1} of ${count}: ${picture.alt}`}
              tabIndex={at === index ? 0 : -1}
              onClick={() => open(at)}
            >
              <Picture picture={picture} sizes={sizes} ratio="3 / 2" priority={at === 0} />
            </button>
          ))}
        </Slides>
        <p css={counterStyles} role="status" data-print="hidden" data-script="needed">
          <Icon of={Maximize} size={16} />
          <span>{`${index + 1} of ${count}`}</span>
        </p>
      </div>
      <Thumbnails
        strip={strip}
        pictures={pictures}
        sizes="(min-width: 1296px) 230px, 19vw"
        css={thumbnailsStyles}
        data-script="needed"
        {...near}
      />
      <Dialog
        title={title}
        size="full"
        isOpen={Lightbox !== undefined && opened !== undefined}
        onDismiss={close}
      >
        {Lightbox && <Lightbox pictures={pictures} start={opened ?? 0} />}
      </Dialog>
    </>
  );
}
