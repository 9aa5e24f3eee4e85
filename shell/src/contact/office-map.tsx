import { office } from '@dosmares/content/office';
import { drawnMap, seas } from '@dosmares/content/pictures/map';
import { useConfig } from '@dosmares/platform';
import { buttonStyles, DrawnMap, type MapMark, row, Section, SkipLink, textLink } from '@dosmares/ui';
import { ArrowUpRight, colour, Icon, space } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

const frameHeight = 450;

const frame = css`
  position: relative;
  overflow: hidden;
  box-sizing: content-box;
  height: ${frameHeight}px;
  border-block: 1px solid ${colour('line')};

  & iframe {
    width: 100%;
  }
`;

const { latitude, longitude } = office.geo;
const view = { west: longitude - 0.9, east: longitude + 0.9, south: latitude - 0.14, north: latitude + 0.22 };

/* The drawing is wider than most windows, and centered on the office. */
const sheet = css`
  position: absolute;
  inset-inline-start: 50%;
  width: max(100%, ${space(520)});
  translate: -50% 0;

  /* The names of the seas are beside the office, where a narrow window would cut them off. */
  @media (max-width: 22rem) {
    li + li {
      display: none;
    }
  }
`;

const mark = (name: string, at: MapMark['at'], kind: MapMark['kind']): MapMark => ({
  at,
  kind,
  side: 'below',
  name: <span>{name}</span>,
});
const marks = {
  office: mark(office.name, office.geo, 'office'),
  ...Object.fromEntries(Object.entries(seas).map(([name, at]) => [name, mark(name, at, 'note')])),
};
const drawn = { map: { ...drawnMap('los-cabos'), view }, label: 'Map of the office', marks };

const externalLink = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The office's location on the map service that is configured, or else on a drawn map; and directions (C02). */
export function OfficeMap() {
  const { mapUrl, directionsUrl } = useConfig();
  const directions = (
    <div css={row(6)}>
      {mapUrl && (
        <a css={textLink} href={mapUrl} {...externalLink}>
          Open the map
          <Icon of={ArrowUpRight} size={18} />
        </a>
      )}
      <a css={buttonStyles('primary')} href={directionsUrl} {...externalLink}>
        Get Directions
      </a>
    </div>
  );

  return (
    <>
      <Section
        css={{ display: 'flow-root', paddingBlock: `${space(16)} 0` }}
        tone="sand"
        title="On Boulevard Marina"
        action={directions}
      />
      <div css={frame}>
        {mapUrl ? (
          <>
            <SkipLink target="after-map">Skip the map</SkipLink>
            <iframe src={mapUrl} title="Map of the office" height={frameHeight} loading="lazy" />
          </>
        ) : (
          <DrawnMap {...drawn} css={sheet} />
        )}
      </div>
      <div id="after-map" tabIndex={-1} />
    </>
  );
}
