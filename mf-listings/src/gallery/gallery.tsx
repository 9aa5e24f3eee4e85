import type { PictureSource } from '@dosmares/contracts/picture';
import { colour, Dialog, from, Icon, later, Maximize, Picture, space, type, useLater } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useOpened } from '../opened.ts';
import { firstPlace, otherPlaces } from '../opening-frame.ts';
import { Thumbnails } from './thumbnails.tsx';
import { stripStyles, useStrip } from './use-strip.ts';

const lightbox = later(async () => (await import('./lightbox.tsx')).Lightbox);

const stageStyles = css`
  ${firstPlace};
  position: relative;
  min-width: 0;
`;

/* Where the words beside it are taller, the picture grows with them. */
const picturesStyles = css`
  ${stripStyles};

  ${from.desktop} {
    height: 100%;
  }

  @media print {
    & > :not(:first-of-type) {
      display: none;
    }
  }

  /* Nobody is near: what a swipe does not reach is not fetched. */
  &[data-is-far] > :nth-of-type(n + 3) picture {
    display: none;

    @media (scripting: none) {
      display: block;
    }
  }
`;

const openerStyles = css`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  outline-offset: -4px;

  & picture {
    height: 100%;

    @media print {
      aspect-ratio: 2 / 1;
    }
  }
`;

const counterStyles = css`
  ${type.small};
  position: absolute;
  right: ${space(4)};
  bottom: ${space(4)};
  display: flex;
  gap: ${space(2)};
  align-items: center;
  padding: ${space(2)} ${space(4)};
  border-radius: 2px;
  color: ${colour('navy')};
  background: ${colour('ivory')};
  font-variant-numeric: lining-nums tabular-nums;
  pointer-events: none;

  @media (scripting: none), print {
    display: none;
  }
`;

const sizes = '(min-width: 1296px) 748px, (min-width: 1024px) 60vw, 100vw';

/**
 * The pictures of a house: one at a time, by swiping, by arrow keys and by thumbnails; each opens the lightbox at
 * itself (D06, D18).
 */
export function Gallery({ title, pictures }: { title: string; pictures: readonly PictureSource[] }) {
  const count = pictures.length;
  const { opened, open, close } = useOpened('picture', count);
  const { ref, index, show, onScroll, onKeyDown } = useStrip(0, count);
  const [isFar, setFar] = useState(true);
  const comeNear = () => setFar(false);
  const showNear = (at: number) => {
    comeNear();
    show(at);
  };
  const Lightbox = useLater(lightbox, opened !== undefined);

  return (
    <>
      <div css={stageStyles}>
        <ul
          ref={ref}
          css={picturesStyles}
          aria-label="Pictures"
          data-is-far={isFar ? '' : undefined}
          onPointerEnter={comeNear}
          onTouchStart={comeNear}
          onFocus={comeNear}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          {pictures.map((picture, at) => (
            <li key={picture.src} aria-hidden={at !== index}>
              <button
                type="button"
                css={openerStyles}
                aria-haspopup="dialog"
                aria-label={`View picture ${at + 1} of ${count}: ${picture.alt}`}
                tabIndex={at === index ? 0 : -1}
                onClick={() => open(at)}
              >
                <Picture picture={picture} sizes={sizes} ratio="3 / 2" priority={at === 0} />
              </button>
            </li>
          ))}
        </ul>
        <p css={counterStyles} role="status" aria-live="polite">
          <Icon of={Maximize} size={16} aria-hidden="true" />
          <span>{`${index + 1} of ${count}`}</span>
        </p>
      </div>
      <Thumbnails css={otherPlaces} pictures={pictures} index={index} onShow={showNear} />
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
