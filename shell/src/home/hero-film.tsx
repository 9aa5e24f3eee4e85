import { heroFilm, upright } from '@dosmares/content/pictures/brand';
import { colour, ease, from, gutter, Icon, motionOk, Pause, Play, space, translucent } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useFilm } from './film.ts';

const sources = [
  ...heroFilm.upright.map((source) => ({ ...source, media: upright })),
  ...heroFilm.large.map((source) => ({ ...source, media: '(min-width: 1024px)' })),
  ...heroFilm.small.map((source) => ({ ...source, media: undefined })),
];

const filmStyles = css`
  opacity: 0;

  &[data-playing] {
    opacity: 1;
  }

  ${motionOk} {
    transition: opacity 800ms ease-out;
  }
`;

const control = css`
  position: absolute;
  inset-block-end: ${space(5)};
  inset-inline-end: ${space(6)};
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  padding: 0;
  color: ${colour('ivory')};
  background: ${translucent('night', 0.4)};
  border: 1px solid ${translucent('ivory', 0.5)};
  border-radius: 50%;
  transition: background-color ${ease};

  &:hover {
    background: ${colour('night')};
  }

  ${from.tablet} {
    inset-inline-end: ${space(8)};
  }

  ${from.desktop} {
    inset-inline-end: ${gutter};
  }
`;

/** The looping film over its own first frame (H01), with the control that stops it. */
export function HeroFilm({ className }: { className?: string }) {
  const { film, video, toggle, giveUp } = useFilm(sources);
  const [hasBegun, setBegun] = useState(false);
  if (film === 'absent') return null;

  const [label, icon] =
    film === 'playing' ? (['Pause film', Pause] as const) : (['Play film', Play] as const);

  return (
    <>
      {film !== 'offered' && (
        <video
          css={filmStyles}
          className={className}
          ref={video}
          data-playing={hasBegun || undefined}
          onPlaying={() => setBegun(true)}
          // A source that does not suit reports an error too, and the browser tries the next.
          onError={({ target, currentTarget }) => target === currentTarget && giveUp()}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden
          tabIndex={-1}
        >
          {sources.map(({ src, type, media }) => (
            <source key={src} src={src} type={type} media={media} />
          ))}
        </video>
      )}
      <button css={control} type="button" aria-label={label} onClick={toggle}>
        <Icon of={icon} size={18} aria-hidden />
      </button>
    </>
  );
}
