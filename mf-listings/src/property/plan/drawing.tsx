import type { FloorPlan } from '@dosmares/content/pictures/plan';
import { Minus, Plus, Stepper, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useCallback, useEffect, useRef, useState } from 'react';

const drawingStyles = css`
  display: grid;
  gap: ${space(2)};
  grid-template-rows: minmax(0, 1fr) auto;
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

const step = 1.5;
const most = 4;

/** The drawing of a level, to be magnified by a pinch, by buttons and moved by a finger or the arrow keys (D19). */
export function Drawing({ plan }: { plan: FloorPlan }) {
  const { ref, zoom, zoomBy } = useZoom();

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
      <Stepper
        css={{ justifyContent: 'center' }}
        names={['Smaller', 'Larger']}
        icons={[Minus, Plus]}
        atStart={zoom === 1}
        atEnd={zoom === most}
        onStep={(direction) => zoomBy(step ** direction)}
      >
        {`${Math.round(zoom * 100)} %`}
      </Stepper>
    </div>
  );
}

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Magnifies the picture inside an element that scrolls, by `--zoom`; what lies below the fingers stays there. */
function useZoom() {
  const ref = useRef<HTMLDivElement>(null);
  const factor = useRef(1);
  const [zoom, setZoom] = useState(1);

  const zoomTo = useCallback((wanted: number, at?: Point) => {
    const picture = ref.current?.firstElementChild;
    if (!ref.current || !picture) return;
    const frame = ref.current.getBoundingClientRect();
    const x = at?.clientX ?? frame.left + frame.width / 2;
    const y = at?.clientY ?? frame.top + frame.height / 2;
    const before = picture.getBoundingClientRect();

    factor.current = Math.min(Math.max(wanted, 1), most);
    ref.current.style.setProperty('--zoom', String(factor.current));
    const { left, top, width, height } = picture.getBoundingClientRect();
    ref.current.scrollLeft += left + ((x - before.left) / before.width) * width - x;
    ref.current.scrollTop += top + ((y - before.top) / before.height) * height - y;
    setZoom(factor.current);
  }, []);

  useEffect(() => {
    const element = ref.current;
    let begun: { span: number; factor: number } | undefined;

    function pinch(event: TouchEvent) {
      const [one, other] = event.touches;
      if (!one || !other) {
        begun = undefined;

        return;
      }
      event.preventDefault();
      const span = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      begun ??= { span, factor: factor.current };
      const between = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      };
      zoomTo((begun.factor * span) / begun.span, between);
    }

    function wheel(event: WheelEvent) {
      // A trackpad's pinch comes as a wheel with this key.
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(factor.current * Math.exp(-event.deltaY / 100), event);
    }

    const stop = new AbortController();
    const options = { passive: false, signal: stop.signal };
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
      element?.addEventListener(type, pinch, options);
    element?.addEventListener('wheel', wheel, options);

    return () => stop.abort();
  }, [zoomTo]);

  return { ref, zoom, zoomBy: (by: number) => zoomTo(factor.current * by) };
}
