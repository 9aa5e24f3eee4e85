import type { FloorPlan } from '@dosmares/content/pictures/plan';
import { Stepper } from '@dosmares/ui';
import { Minus, Plus, space } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { type RefObject, useEffect, useRef, useState } from 'react';

const drawingStyles = css`
  display: grid;
  gap: ${space(2)};
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
`;

/* One finger moves the drawing, two zoom it and not the page. */
const canvasStyles = ({ width, height }: FloorPlan) => css`
  display: grid;
  place-items: safe center;
  overflow: auto;
  overscroll-behavior: contain;
  touch-action: pan-x pan-y;
  container-type: size;
  scrollbar-width: none;

  & > img {
    width: calc(min(100cqw, 100cqh * ${width / height}) * var(--zoom, 1));
    max-width: none;
  }
`;

const zoomStep = 1.5;
const maxZoom = 4;

/** The drawing of a level, zoomed by pinch and buttons, and moved by a finger or the arrow keys (D19). */
export function Drawing({ plan }: { plan: FloorPlan }) {
  const canvas = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);

  usePinch(canvas, setZoom);

  return (
    <div css={drawingStyles}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
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
        atEnd={zoom === maxZoom}
        onStep={(direction) => canvas.current && setZoom(zoomBy(canvas.current, zoomStep ** direction))}
      >
        {`${Math.round(zoom * 100)}%`}
      </Stepper>
    </div>
  );
}

/** Zooms by two fingers, and by a trackpad's pinch, which is reported as a wheel event with a key. */
function usePinch(canvas: RefObject<HTMLElement | null>, setZoom: (zoom: number) => void) {
  useEffect(() => {
    const { current: shown } = canvas;
    if (!shown) return;
    const leaving = new AbortController();
    const options = { passive: false, signal: leaving.signal };
    let span = 0;

    function pinch(event: TouchEvent) {
      const before = span;
      const [one, other] = event.touches;
      span = one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
      if (!one || !other) return;
      event.preventDefault();
      const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      if (before > 0 && shown) setZoom(zoomBy(shown, span / before, middle));
    }

    function wheel(event: WheelEvent) {
      if (!event.ctrlKey || !shown) return;
      event.preventDefault();
      setZoom(zoomBy(shown, Math.exp(-event.deltaY / 100), event));
    }

    for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
      shown.addEventListener(type, pinch, options);
    shown.addEventListener('wheel', wheel, options);

    return () => leaving.abort();
  }, [canvas, setZoom]);
}

/** Zooms the picture inside a scrolling element around a point of the window, by default around the middle. */
function zoomBy(canvas: HTMLElement, by: number, at?: { x: number; y: number }) {
  const before = Number(canvas.style.getPropertyValue('--zoom') || 1);
  const zoom = Math.min(Math.max(before * by, 1), maxZoom);
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [x, y] = at ? [at.x - left, at.y - top] : [width / 2, height / 2];
  const [across, down] = [canvas.scrollLeft + x, canvas.scrollTop + y];
  canvas.style.setProperty('--zoom', `${zoom}`);
  canvas.scrollLeft = (across * zoom) / before - x;
  canvas.scrollTop = (down * zoom) / before - y;

  return zoom;
}
