import { heroFilm, upright } from '@dosmares/content/pictures/brand';
import { bareButton, prefersReducedMotion, whenIdle } from '@dosmares/ui';
import { colour, ease, gutter, Icon, Pause, Play, space, translucent } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';

const sources = [
  ...heroFilm.upright.map((source) => ({ ...source, media: upright })),
  ...heroFilm.large.map((source) => ({ ...source, media: '(min-width: 1024px)' })),
  ...heroFilm.small.map((source) => ({ ...source, media: undefined })),
];

const filmStyles = css`
  opacity: 0;
  transition: opacity 800ms ease-out;

  &[data-playing] {
    opacity: 1;
  }
`;

const control = css`
  ${bareButton(11)};
  position: absolute;
  inset-block-end: ${space(5)};
  inset-inline-end: ${gutter};
  color: ${colour('ivory')};
  background: ${translucent('night', 0.4)};
  border: 1px solid ${translucent('ivory', 0.5)};
  border-radius: 50%;
  transition: background-color ${ease};

  &:hover {
    background: ${colour('night')};
  }
`;

/** The looping film over its own first frame (H01), with the control that stops it. */
export function HeroFilm({ className }: { className?: string }) {
  const [isShown, setShown] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    setShown(sources.some(isPlayable));

    return mayAutoplay() ? whenIdle(() => setPlaying(true)) : undefined;
  }, []);

  useEffect(() => {
    if (!isPlaying) video.current?.pause();
    // A browser may refuse to play by itself, e.g. to save power: then the visitor decides.
    else video.current?.play()?.catch(() => setPlaying(false));
  }, [isPlaying]);

  if (!isShown) return null;

  return (
    <>
      <video
        css={filmStyles}
        className={className}
        ref={video}
        data-playing={hasBegun || undefined}
        onPlaying={() => setBegun(true)}
        // A source that cannot be played reports an error too, and the browser tries the next.
        onError={({ target, currentTarget }) => target === currentTarget && setShown(false)}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        tabIndex={-1}
      >
        {sources.map(({ src, type, media }) => (
          <source key={src} src={src} type={type} media={media} />
        ))}
      </video>
      <button
        css={control}
        type="button"
        aria-label={isPlaying ? 'Pause film' : 'Play film'}
        onClick={() => setPlaying(!isPlaying)}
      >
        <Icon of={isPlaying ? Pause : Play} size={18} />
      </button>
    </>
  );
}

const isPlayable = ({ type, media = 'all' }: (typeof sources)[number]) =>
  matchMedia(media).matches && document.createElement('video').canPlayType(type) !== '';

/** Whether the visitor prefers neither less motion nor fewer bytes, as far as the browser knows. */
function mayAutoplay() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const isSlow = ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '');

  return !isSlow && !connection?.saveData && !prefersReducedMotion();
}
