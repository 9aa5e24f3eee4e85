import type { FloorPlan } from '@dosmares/content/pictures/plan';
import { Minus, Plus, Stepper, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useRef, useState } from 'react';

const drawingStyles = css`
  display: grid;
  gap: ${space(2)};
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
`;

const canvasStyles = ({ width, height }: FloorPlan) => css`
  display: grid;
  place-items: safe center;
  overflow: auto;
  overscroll-behavior: contain;
  container-type: size;
  scrollbar-width: none;

  & > img {
    width: calc(min(100cqw, 100cqh * ${width / height}) * var(--zoom, 1));
    max-width: none;
  }
`;

const step = 1.5;
const most = 4;

/** The drawing of a level, magnified by buttons, and by a pinch as any page is (D19). */
export function Drawing({ plan }: { plan: FloorPlan }) {
  const canvas = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);

  /** What is in the middle stays there. */
  function zoomTo(next: number) {
    const { current: shown } = canvas;
    if (!shown) return;
    const [x, y] = [shown.clientWidth / 2, shown.clientHeight / 2];
    const [left, top] = [shown.scrollLeft + x, shown.scrollTop + y].map((at) => (at * next) / zoom);
    shown.style.setProperty('--zoom', `${next}`);
    Object.assign(shown, { scrollLeft: Number(left) - x, scrollTop: Number(top) - y });
    setZoom(next);
  }

  return (
    <div css={drawingStyles}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard. */}
      <div ref={canvas} css={canvasStyles(plan)} role="group" aria-label="Drawing" tabIndex={0}>
        <img
          src={plan.src}
          width={plan.width}
          height={plan.height}
          alt={`Floor plan, ${plan.name.toLowerCase()}, north at the top. Its rooms are in the table.`}
        />
      </div>
      <Stepper
        css={{ justifyContent: 'center' }}
        names={['Smaller', 'Larger']}
        icons={[Minus, Plus]}
        atStart={zoom === 1}
        atEnd={zoom === most}
        onStep={(direction) => zoomTo(Math.min(Math.max(zoom * step ** direction, 1), most))}
      >
        {`${Math.round(zoom * 100)} %`}
      </Stepper>
    </div>
  );
}
