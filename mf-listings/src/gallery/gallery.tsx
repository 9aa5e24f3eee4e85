import type { PictureSource } from '@dosmares/contracts/picture';
import { useLocation, useNavigate } from '@dosmares/platform';
import {
  buttonStyles,
  colour,
  Dialog,
  from,
  Icon,
  later,
  Maximize,
  Picture,
  settle,
  space,
  useLater,
  VisuallyHidden,
} from '@dosmares/ui';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { firstPlace, otherPlaces } from '../opening-frame.ts';

const lightbox = later(async () => (await import('./lightbox.tsx')).Lightbox);

const openerStyles = css`
  ${settle};
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;

  /* Where the words beside it are taller, the picture grows with them. */
  ${from.desktop} {
    height: 100%;
  }

  & picture {
    height: 100%;

    @media print {
      aspect-ratio: 2 / 1;
    }
  }
`;

const hintStyles = css`
  ${buttonStyles('quiet', 'small')};
  position: absolute;
  right: ${space(4)};
  bottom: ${space(4)};
  border-color: transparent;
  background: ${colour('ivory')};

  @media (scripting: none), print {
    display: none;
  }
`;

const firstSizes = '(min-width: 1296px) 748px, (min-width: 1024px) 60vw, 100vw';
const otherSizes = '(min-width: 1296px) 594px, (min-width: 768px) 46vw, 50vw';

/**
 * The pictures of a house, as many as there are; each opens the lightbox at itself (D06). The open lightbox is an entry
 * of the history, so that a phone's Back closes it (D18).
 */
export function Gallery({ title, pictures }: { title: string; pictures: readonly PictureSource[] }) {
  const location = useLocation();
  const navigate = useNavigate();
  const start = pictureIn(location.state, pictures.length);
  const isClosing = useRef(false);
  const open = (picture: number) => navigate(location, { state: { picture } });

  useEffect(() => {
    if (start === undefined) isClosing.current = false;
  }, [start]);

  function close() {
    // The browser goes back a moment later: a second press must not leave the house.
    if (!isClosing.current) void navigate(-1);
    isClosing.current = true;
  }

  const Lightbox = useLater(lightbox, start !== undefined);
  const [first, ...others] = pictures.map((picture, index) => (
    <Opener key={picture.src} {...{ picture, index }} count={pictures.length} onOpen={open} />
  ));

  return (
    <>
      <div css={firstPlace}>{first}</div>
      {others.length > 0 && <div css={otherPlaces}>{others}</div>}
      <Dialog
        title={title}
        size="full"
        isOpen={Lightbox !== undefined && start !== undefined}
        onDismiss={close}
      >
        {Lightbox && <Lightbox pictures={pictures} start={start ?? 0} />}
      </Dialog>
    </>
  );
}

/** The opened picture in the state of a history's entry, which another release may have written. */
function pictureIn(state: unknown, count: number): number | undefined {
  const { picture } = (state ?? {}) as { picture?: unknown };

  return typeof picture === 'number' && picture < count ? picture : undefined;
}

interface OpenerProps {
  picture: PictureSource;
  index: number;
  count: number;
  onOpen: (index: number) => void;
}

function Opener({ picture, index, count, onOpen }: OpenerProps) {
  const isFirst = index === 0;

  return (
    <button type="button" aria-haspopup="dialog" css={openerStyles} onClick={() => onOpen(index)}>
      <VisuallyHidden>
        View picture {index + 1} of {count}:{' '}
      </VisuallyHidden>
      <Picture picture={picture} sizes={isFirst ? firstSizes : otherSizes} ratio="3 / 2" priority={isFirst} />
      {isFirst && (
        <span css={hintStyles}>
          <Icon of={Maximize} size={16} aria-hidden="true" />
          {count} pictures
        </span>
      )}
    </button>
  );
}
