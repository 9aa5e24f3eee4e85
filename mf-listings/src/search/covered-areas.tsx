import { areas } from '@dosmares/content/site';
import { family, from, space, surface } from '@dosmares/ui';
import { css } from '@emotion/react';

const listStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space(6)};

  & li {
    padding-block: ${space(4)};
    border-top: 1px solid ${surface('rule')};
    font-family: ${family.display};
    font-size: clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem);
    font-weight: 500;
    line-height: 1.2;
    color: ${surface('heading')};
  }

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space(10)};
  }
`;

/** The areas that the listing search covers (P08). */
export function CoveredAreas() {
  return (
    <ul css={listStyles}>
      {areas.map((area) => (
        <li key={area}>{area}</li>
      ))}
    </ul>
  );
}
