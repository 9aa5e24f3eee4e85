import type { PictureSource } from '@dosmares/contracts/picture';
import { ease, Picture, surface } from '@dosmares/ui';
import { css } from '@emotion/react';

const thumbnailStyles = css`
  width: 100%;
  padding: 0 0 4px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  opacity: 0.72;
  transition: opacity ${ease}, border-color ${ease};

  &:hover,
  &[aria-current] {
    opacity: 1;
  }

  &[aria-current] {
    border-color: ${surface('accent')};
  }

  @media print {
    opacity: 1;
    border-color: transparent;
  }
`;

/** What shows a picture of a gallery, and which one is shown. */
export interface ThumbnailsProps {
  pictures: readonly PictureSource[];
  index: number;
  onShow: (index: number) => void;
  className?: string;
}

/** All pictures of a gallery, small; each shows itself on the stage (D06). */
export function Thumbnails({ pictures, index, onShow, className }: ThumbnailsProps) {
  return (
    <ul className={className} aria-label="All pictures">
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <button
            type="button"
            css={thumbnailStyles}
            aria-label={`Show picture ${at + 1} of ${pictures.length}: ${picture.alt}`}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onShow(at)}
          >
            <Picture picture={picture} sizes="(min-width: 1296px) 230px, 19vw" ratio="3 / 2" />
          </button>
        </li>
      ))}
    </ul>
  );
}
