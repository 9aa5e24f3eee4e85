import { office } from './office.ts';
import { palette } from './palette.ts';
import { type BrandFileName, brandFiles } from './pictures/brand.ts';

const icon = (name: BrandFileName, purpose: string) => {
  const { address, width, height } = brandFiles[name];

  return { src: address, sizes: `${width}x${height}`, type: 'image/png', purpose };
};

/** The web app manifest (`/site.webmanifest`), for phones that put the site on their home screen. */
export const webManifest = {
  name: office.name,
  short_name: office.name,
  start_url: '/',
  display: 'browser',
  background_color: palette.ivory,
  theme_color: palette.night,
  icons: [icon('favicon-192', 'any'), icon('favicon-512', 'any'), icon('icon-maskable', 'maskable')],
};
