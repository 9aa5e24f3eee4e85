import { whenIdle } from '@dosmares/ui';
import { useEffect, useRef, useState } from 'react';

/** Absent until script runs, and where it cannot be played; offered when the visitor must ask for it; then playing or paused. */
type Film = 'absent' | 'offered' | 'playing' | 'paused';

/** Starts the film once the page is alive, unless the visitor wants less motion or fewer bytes; the toggle always works. */
export function useFilm(sources: readonly Source[]) {
  const [film, setFilm] = useState<Film>('absent');
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!sources.some(isPlayable)) return;

    setFilm('offered');

    return isWelcome() ? whenIdle(() => setFilm('playing')) : undefined;
  }, [sources]);

  useEffect(() => {
    if (film === 'paused') video.current?.pause();
    // A browser may refuse to play by itself, e.g. to save power: then the visitor decides.
    if (film === 'playing')
      video.current?.play()?.catch(() => setFilm((now) => (now === 'playing' ? 'paused' : now)));
  }, [film]);

  return {
    film,
    video,
    toggle: () => setFilm(film === 'playing' ? 'paused' : 'playing'),
    // The picture under the film stands in for it.
    giveUp: () => setFilm('absent'),
  };
}

/** One encoding of the film, and the windows that it is for. */
interface Source {
  type: string;
  media?: string | undefined;
}

const isPlayable = ({ type, media = 'all' }: Source) =>
  matchMedia(media).matches && document.createElement('video').canPlayType(type) !== '';

/** Facts about the connection, in browsers that report them. */
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
