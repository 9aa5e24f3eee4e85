import type { Config } from '../../config.ts';
import type { Destinations } from '../../mail/inquiry.ts';
import { deskLinks, deskPath } from './desk-links.ts';
import { staffLinks, staffPagePath } from './staff-links.ts';

/** Returns the links for mails to staff; without a key there are none. */
export function destinationsOf({
  siteOrigin,
  apiOrigin,
  staffKey,
  desk,
}: Pick<Config, 'siteOrigin' | 'apiOrigin' | 'staffKey' | 'desk'>): Destinations {
  if (staffKey === undefined) return { siteOrigin };
  const links = staffLinks(staffKey);

  return {
    siteOrigin,
    staffPage: ({ id, receivedAt }, person) =>
      `${apiOrigin}${staffPagePath(links.tokenFor({ inquiryId: id, person }, receivedAt))}`,
    desk: desk && (() => `${desk.origin}${deskPath(deskLinks(staffKey).tokenFor())}`),
  };
}
