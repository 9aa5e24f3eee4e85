import { whenIdle } from '@dosmares/ui';
import { useEffect, useRef, useState } from 'react';

/** Absent until script runs; offered when the visitor must ask for it; then playing or paused. */
type Film = 'absent' | 'offered' | 'playing' | 'paused';

/** Starts the film once the page is alive, unless the visitor wants less motion or fewer bytes; the toggle always works. */
export function useFilm() {
  const [film, setFilm] = useState<Film>('absent');
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    setFilm('offered');

    return isWelcome() ? whenIdle(() => setFilm('playing')) : undefined;
  }, []);

  useEffect(() => {
    if (film === 'paused') video.current?.pause();
    // A browser may refuse to play by itself, e.g. to save power: then the visitor decides.
    if (film === 'playing') video.current?.play()?.catch(() => setFilm('paused'));
  }, [film]);

  return { film, video, toggle: () => setFilm(film === 'playing' ? 'paused' : 'playing') };
}

/** What browsers tell of the line, where they do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const slow: readonly (string | undefined)[] = ['slow-2g', '2g', '3g'];

function isWelcome() {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isDear = connection?.saveData || slow.includes(connection?.effectiveType);

  return !isDear && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
