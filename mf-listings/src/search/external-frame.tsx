import { ArrowUpRight, colour, Icon, space, surface, textLink, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useId } from 'react';
import { skipLink } from './skip-link.ts';

/** The page in the frame, and the frame's height. */
export interface ExternalFrameProps {
  title: string;
  address: string;
  /** In pixels, as the page promises (P06, P09). */
  height: number;
  /** Lets the framed page ask where the visitor is (P06). */
  geolocation?: boolean;
  /** The words of the plain link. */
  linkText: string;
}

const placeStyles = css`
  position: relative;
`;

const roomStyles = (height: number) => css`
  height: ${height}px;
  background: ${colour('sand')};

  & iframe {
    width: 100%;
  }
`;

const insteadStyles = css`
  ${type.small};
  margin-top: ${space(4)};
  color: ${surface('quiet')};
`;

// The framed page may do its work and open windows; it may not take the whole tab elsewhere.
const permitted =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/**
 * Another service's page inside ours: named, with a link past it, and a link to it in case it is refused (P06, P09,
 * X06).
 */
export function ExternalFrame({ title, address, height, geolocation, linkText }: ExternalFrameProps) {
  const afterId = useId();

  return (
    <div css={placeStyles}>
      <a href={`#${afterId}`} css={skipLink} data-print="hidden">
        Skip past the frame
      </a>
      <div css={roomStyles(height)}>
        <iframe
          title={title}
          src={address}
          height={height}
          loading="lazy"
          sandbox={permitted}
          {...(geolocation && { allow: 'geolocation' })}
        />
      </div>
      <p id={afterId} tabIndex={-1} css={insteadStyles}>
        If the listings do not appear above, they open in a window of their own.{' '}
        <a href={address} target="_blank" rel="noopener noreferrer" css={textLink}>
          {linkText}
          <Icon of={ArrowUpRight} size={16} aria-hidden="true" />
        </a>
      </p>
    </div>
  );
}
