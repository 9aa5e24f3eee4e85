import type { PictureSource } from '@dosmares/contracts/picture';
import { ArrowLeft, ArrowRight, arrowButtonStyles, Icon, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { LightboxSlide } from './lightbox-slide.tsx';
import { stripStyles, useStrip } from './use-strip.ts';

const lightboxStyles = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space(4)};
  min-height: 0;
`;

const slidesStyles = css`
  ${stripStyles};
  min-height: 0;
  overflow-y: hidden;
`;

const barStyles = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(6)};
`;

const counterStyles = css`
  ${type.small};
  min-width: ${space(16)};
  text-align: center;
  color: ${surface('quiet')};
  font-variant-numeric: lining-nums tabular-nums;
`;

/** All pictures of a house, large, one at a time: by arrow keys, by buttons and by swiping. */
export function Lightbox({ pictures, start }: { pictures: readonly PictureSource[]; start: number }) {
  const count = pictures.length;
  const { ref, index, show, onScroll, onKeyDown } = useStrip(start, count);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside; this only hears them.
    <div css={lightboxStyles} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard. */}
      <ul ref={ref} css={slidesStyles} tabIndex={0} aria-label="Pictures" onScroll={onScroll}>
        {pictures.map((picture, at) => (
          <LightboxSlide key={picture.src} picture={picture} isShown={at === index} />
        ))}
      </ul>
      <div css={barStyles}>
        {/* Not `disabled`: an arrow that reaches its end must not lose the focus. */}
        <button
          type="button"
          css={arrowButtonStyles}
          aria-label="Previous picture"
          aria-disabled={index === 0}
          onClick={() => show(index - 1)}
        >
          <Icon of={ArrowLeft} size={20} aria-hidden="true" />
        </button>
        <p css={counterStyles} role="status">
          {`${index + 1} of ${count}`}
        </p>
        <button
          type="button"
          css={arrowButtonStyles}
          aria-label="Next picture"
          aria-disabled={index === count - 1}
          onClick={() => show(index + 1)}
        >
          <Icon of={ArrowRight} size={20} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
