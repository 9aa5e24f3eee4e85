import type { FloorPlan } from '@dosmares/content/pictures/plan';
import { IconButton, Minus, Plus, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useZoom } from './use-zoom.ts';

const drawingStyles = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space(2)};
  min-height: 0;
`;

/* One finger moves the drawing, two magnify it and not the page. */
const canvasStyles = ({ width, height }: FloorPlan) => css`
  display: grid;
  place-items: safe center;
  overflow: auto;
  overscroll-behavior: contain;
  container-type: size;
  touch-action: pan-x pan-y;
  scrollbar-width: none;

  & > img {
    width: calc(min(100cqw, 100cqh * ${width / height}) * var(--zoom, 1));
    max-width: none;
  }
`;

const barStyles = css`
  ${type.note};
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: center;

  & > p {
    min-width: ${space(14)};
    text-align: center;
  }
`;

const step = 1.5;

/** The drawing of a level, to be magnified by a pinch, by buttons and moved by a finger or the arrow keys (D19). */
export function Drawing({ plan }: { plan: FloorPlan }) {
  const { ref, zoom, canZoomIn, canZoomOut, zoomBy } = useZoom();

  return (
    <div css={drawingStyles}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard. */}
      <div ref={ref} css={canvasStyles(plan)} role="group" aria-label="Drawing" tabIndex={0}>
        <img
          src={plan.src}
          width={plan.width}
          height={plan.height}
          alt={`Floor plan, ${plan.name.toLowerCase()}, north at the top. Its rooms are in the table.`}
        />
      </div>
      <div css={barStyles}>
        <IconButton
          icon={Minus}
          aria-label="Smaller"
          isAtEnd={!canZoomOut}
          onClick={() => zoomBy(1 / step)}
        />
        <p role="status">{`${Math.round(zoom * 100)} %`}</p>
        <IconButton icon={Plus} aria-label="Larger" isAtEnd={!canZoomIn} onClick={() => zoomBy(step)} />
      </div>
    </div>
  );
}
