import { useCallback, useEffect, useRef, useState } from 'react';

const most = 4;

/** A point of the window, as in a pointer's event. */
type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * Magnifies the picture inside an element that scrolls: by `zoomBy`, by a pinch of two fingers, and by a trackpad's
 * pinch. What lies below the fingers stays there. The element's styles read the factor from `--zoom`.
 */
export function useZoom() {
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

  return {
    ref,
    zoom,
    canZoomIn: zoom < most,
    canZoomOut: zoom > 1,
    zoomBy: (step: number) => zoomTo(factor.current * step),
  };
}
