import type { PictureSource } from '@dosmares/contracts/picture';
import {
  buttonStyles,
  colour,
  Dialog,
  Icon,
  Maximize,
  Picture,
  settle,
  space,
  VisuallyHidden,
} from '@dosmares/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { galleryFrame } from './gallery-frame.ts';
import { Lightbox } from './lightbox.tsx';

const openerStyles = css`
  ${settle};
  position: relative;
  display: block;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;

  & picture {
    height: 100%;

    @media print {
      aspect-ratio: 2 / 1;
    }
  }
`;

const hintStyles = css`
  ${buttonStyles('quiet', 'small')};
  position: absolute;
  right: ${space(4)};
  bottom: ${space(4)};
  border-color: transparent;
  background: ${colour('ivory')};

  @media (scripting: none), print {
    display: none;
  }
`;

const sizesOf = (index: number) =>
  index === 0
    ? '(min-width: 1296px) 796px, (min-width: 768px) 64vw, 100vw'
    : '(min-width: 1296px) 396px, (min-width: 768px) 32vw, 50vw';

/** The pictures of a house; each opens the lightbox at itself. */
export function Gallery({ title, pictures }: { title: string; pictures: readonly PictureSource[] }) {
  const [start, setStart] = useState<number>();

  return (
    <>
      <div css={galleryFrame}>
        {pictures.map((picture, index) => (
          <button
            key={picture.src}
            type="button"
            aria-haspopup="dialog"
            css={openerStyles}
            onClick={() => setStart(index)}
          >
            <VisuallyHidden>
              View picture {index + 1} of {pictures.length}:{' '}
            </VisuallyHidden>
            <Picture picture={picture} sizes={sizesOf(index)} ratio="3 / 2" priority={index === 0} />
            {index === 0 && (
              <span css={hintStyles} aria-hidden="true">
                <Icon of={Maximize} size={16} />
                {pictures.length} pictures
              </span>
            )}
          </button>
        ))}
      </div>
      <Dialog title={title} size="full" isOpen={start !== undefined} onDismiss={() => setStart(undefined)}>
        <Lightbox pictures={pictures} start={start ?? 0} />
      </Dialog>
    </>
  );
}
