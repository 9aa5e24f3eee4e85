import { useEffect, useRef, useState } from 'react';

/** Absent until script runs; offered when the visitor must ask for it; then playing or paused. */
type Film = 'absent' | 'offered' | 'playing' | 'paused';

/** Starts the film after the page has loaded, unless the visitor wants less motion or fewer bytes; the toggle always works. */
export function useFilm() {
  const [film, setFilm] = useState<Film>('absent');
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    setFilm('offered');

    return isWelcome() ? afterLoad(() => setFilm('playing')) : undefined;
  }, []);

  useEffect(() => {
    if (film === 'paused') video.current?.pause();
    // A browser may refuse to play by itself, e.g. to save power: then the visitor decides.
    if (film === 'playing') video.current?.play()?.catch(() => setFilm('paused'));
  }, [film]);

  return { film, video, toggle: () => setFilm(film === 'playing' ? 'paused' : 'playing') };
}

function isWelcome() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };

  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function afterLoad(start: () => void) {
  if (document.readyState === 'complete') {
    start();

    return undefined;
  }
  window.addEventListener('load', start, { once: true });

  return () => window.removeEventListener('load', start);
}
