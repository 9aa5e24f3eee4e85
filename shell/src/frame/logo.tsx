import { office } from '@dosmares/content/office';
import { type BrandFileName, brandFiles } from '@dosmares/content/pictures/brand';
import { colour } from '@dosmares/ui';
import { css } from '@emotion/react';

/* Where the visitor chooses the colors of grounds, a logo keeps the ground it is drawn for. */
const groundStyles = (isReversed: boolean) => css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${colour(isReversed ? 'night' : 'ivory')};
  }
`;

interface LogoProps {
  file: BrandFileName;
  /** Beside another logo that already says the name. */
  silent?: boolean;
  /** Not visible at first: it must not compete with the hero's picture. */
  canWait?: boolean;
  className?: string;
}

export function Logo({ file, silent = false, canWait = false, className }: LogoProps) {
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
