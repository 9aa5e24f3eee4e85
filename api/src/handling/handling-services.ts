import type { Config } from '../config.ts';
import type { Store } from '../store/database.ts';
import type { DeskServices } from './desk/desk-pages.ts';
import { deskLinks } from './links/desk-links.ts';
import { staffLinks } from './links/staff-links.ts';
import type { StaffPageServices } from './page/staff-pages.ts';

type Settings = Pick<Config, 'staffKey' | 'siteOrigin' | 'crm' | 'desk'>;

/** Builds the services of the staff pages that the settings enable. */
export function handlingServices(
  { staffKey, siteOrigin, crm, desk }: Settings,
  store: () => Store,
): { staffPages?: StaffPageServices; desk?: DeskServices } {
  if (staffKey === undefined) return {};
  const shared = { store, siteOrigin, hasCrm: crm !== undefined };

  return {
    staffPages: { ...shared, links: staffLinks(staffKey) },
    ...(desk && { desk: { ...shared, links: deskLinks(staffKey) } }),
  };
}
