import { SkipLink, textLink } from '@dosmares/ui';
import { ArrowUpRight, colour, Icon, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useId } from 'react';

export interface ExternalFrameProps {
  title: string;
  address: string;
  height: number;
  geolocation?: boolean;
  linkText: string;
}

/* Reserves the room of the frame, which waits for the page's scripts, so that nothing below it moves. */
const frameStyles = (height: number) => css`
  height: ${height}px;
  background: ${colour('sand')};

  & > iframe {
    width: 100%;
  }
`;

// The framed page may do its work and open windows, but not navigate the tab.
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** Another service’s page in a frame, with a link to skip it, and one to open it if framing fails (P06, P09, X06). */
export function ExternalFrame({ title, address, height, geolocation, linkText }: ExternalFrameProps) {
  const afterId = useId();

  return (
    <>
      <SkipLink target={afterId}>Skip past the frame</SkipLink>
      <div css={frameStyles(height)}>
        <iframe
          title={title}
          src={address}
          height={height}
          loading="lazy"
          sandbox={sandbox}
          allow={geolocation ? 'geolocation' : undefined}
        />
      </div>
      <p id={afterId} tabIndex={-1} css={[type.note, { marginTop: space(4) }]}>
        If the listings do not appear above, they open in a window of their own.{' '}
        <a href={address} target="_blank" rel="noopener noreferrer" css={textLink}>
          {linkText}
          <Icon of={ArrowUpRight} size={16} />
        </a>
      </p>
    </>
  );
}
