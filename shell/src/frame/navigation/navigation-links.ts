import { office } from '@dosmares/content/office';
import { Mail, Phone } from '@dosmares/ui/brand';

export const propertyLinks = [
  { to: '/properties', label: 'View All Properties', hint: 'From Cabo San Lucas to Loreto' },
  { to: '/idx-search', label: 'MLS Property Search', hint: 'The regional listing service' },
  { to: '/market-report', label: 'Market Report', hint: 'Prices and inventory by month' },
] as const;

export const pageLinks = [
  { to: '/about', label: 'About' },
  { to: '/team', label: 'Team' },
] as const;

export const siteLinks = [...propertyLinks, ...pageLinks];

/** Links to call and to write to the office (N04, N08, N13). */
export const contactLinks = [
  { href: office.phoneHref, label: office.phone, act: 'Call', icon: Phone },
  { href: office.emailHref, label: office.email, act: 'Email', icon: Mail },
] as const;

/** Pages that begin with a dark picture: there the navigation lies over it. */
const pagesWithHero: readonly string[] = ['/', '/about'];

export const isOverHero = (path: string) => pagesWithHero.includes(path.replace(/(?<=.)\/$/, ''));
