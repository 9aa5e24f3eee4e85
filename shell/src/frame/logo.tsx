import { office } from '@dosmares/content/office';
import { type BrandFileName, brandFiles } from '@dosmares/content/pictures/brand';
import { colour } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

/* In forced colors a logo keeps the background that it is drawn for. */
const groundStyles = (isReversed: boolean) => css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${colour(isReversed ? 'night' : 'ivory')};
  }
`;

/** The logo; `silent` beside another one with alternative text, `canWait` where it is not visible at first. */
export function Logo(logo: { file: BrandFileName; silent?: boolean; canWait?: boolean; className?: string }) {
  const { file, silent, canWait, className } = logo;
  const { address, width, height } = brandFiles[file];

  return (
    <img
      css={groundStyles(file.endsWith('-reversed'))}
      className={className}
      loading={canWait ? 'lazy' : 'eager'}
      src={address}
      width={width}
      height={height}
      alt={silent ? '' : office.name}
    />
  );
}
