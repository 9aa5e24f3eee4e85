import type { FloorPlan } from '@dosmares/content/pictures/plan';
import { arrowButtonStyles, Icon, Minus, Plus, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useZoom } from './use-zoom.ts';

const drawingStyles = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space(2)};
  min-height: 0;
`;

/* One finger moves the drawing, two magnify it and not the page. */
const canvasStyles = css`
  display: grid;
  place-items: safe center;
  overflow: auto;
  overscroll-behavior: contain;
  container-type: size;
  touch-action: pan-x pan-y;
  scrollbar-width: none;
`;

const pictureStyles = (ratio: number) => css`
  width: calc(min(100cqw, 100cqh * ${ratio}) * var(--zoom, 1));
  max-width: none;
`;

const barStyles = css`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: center;
`;

const factorStyles = css`
  ${type.small};
  min-width: ${space(14)};
  text-align: center;
  color: ${surface('quiet')};
`;

const step = 1.5;

/** The drawing of a level, to be magnified by a pinch, by buttons and moved by a finger or the arrow keys (D19). */
export function Drawing({ plan }: { plan: FloorPlan }) {
  const { ref, zoom, canZoomIn, canZoomOut, zoomBy } = useZoom();

  return (
    <div css={drawingStyles}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard. */}
      <div ref={ref} css={canvasStyles} role="group" aria-label="Drawing" tabIndex={0}>
        <img
          css={pictureStyles(plan.width / plan.height)}
          src={plan.src}
          width={plan.width}
          height={plan.height}
          alt={`Floor plan, ${plan.name.toLowerCase()}, north at the top. Its rooms are in the table.`}
        />
      </div>
      <div css={barStyles}>
        <button
          type="button"
          css={arrowButtonStyles}
          aria-label="Smaller"
          aria-disabled={!canZoomOut}
          onClick={() => zoomBy(1 / step)}
        >
          <Icon of={Minus} size={20} aria-hidden="true" />
        </button>
        <p css={factorStyles} role="status">{`${Math.round(zoom * 100)} %`}</p>
        <button
          type="button"
          css={arrowButtonStyles}
          aria-label="Larger"
          aria-disabled={!canZoomIn}
          onClick={() => zoomBy(step)}
        >
          <Icon of={Plus} size={20} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
