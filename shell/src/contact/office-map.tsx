import { useConfig } from '@dosmares/platform';
import { ArrowUpRight, buttonStyles, Container, colour, Icon, space, textLink, type } from '@dosmares/ui';
import { css } from '@emotion/react';

const band = css`
  padding-block-start: ${space(16)};
  background: ${colour('sand')};
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(6)} ${space(8)};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space(8)};
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(8)};
  align-items: center;
`;

const skip = css`
  position: absolute;
  inset-inline-start: ${space(6)};
  z-index: 1;
  padding: ${space(2)} ${space(4)};
  background: ${colour('ivory')};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** Height of the map in pixels, as the page promises (C02). */
const frameHeight = 450;

const frame = css`
  position: relative;
  box-sizing: content-box;
  height: ${frameHeight}px;
  border-block: 1px solid ${colour('line')};

  & iframe {
    width: 100%;
  }
`;

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The office's location: a map, a way past it, a plain link in case it is refused, and directions (C02, X06). */
export function OfficeMap() {
  const { mapUrl, directionsUrl } = useConfig();

  return (
    <section css={band} aria-labelledby="find-us">
      <Container>
        <div css={head}>
          <h2 css={type.title} id="find-us">
            On Boulevard Marina
          </h2>
          <div css={ways}>
            <a css={textLink} href={mapUrl} {...outside}>
              Open the map
              <Icon of={ArrowUpRight} size={18} aria-hidden />
            </a>
            <a css={buttonStyles('primary')} href={directionsUrl} {...outside}>
              Get Directions
            </a>
          </div>
        </div>
      </Container>
      <div css={frame}>
        <a css={skip} href="#after-map" data-print="hidden">
          Skip the map
        </a>
        <iframe src={mapUrl} title="Map of the office" height={frameHeight} loading="lazy" />
      </div>
      <div id="after-map" tabIndex={-1} />
    </section>
  );
}
