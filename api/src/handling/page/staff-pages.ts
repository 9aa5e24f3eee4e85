import type { FastifyPluginAsync } from 'fastify';
import type { Store } from '../../store/database.ts';
import { findInquiry } from '../../store/inquiry.ts';
import { type staffLinks, staffPagePath } from '../links/staff-links.ts';
import { inquiryRoutes } from './inquiry-routes.ts';
import { keepPrivate } from './private-pages.ts';

/** Services that the staff pages use. */
export interface StaffPageServices {
  store: () => Store;
  links: ReturnType<typeof staffLinks>;
  siteOrigin: string;
  hasCrm: boolean;
}

/** Serves the pages behind the links in mails to staff: one inquiry, for one person. */
export const staffPages: FastifyPluginAsync<StaffPageServices> = async (
  app,
  { store, links, siteOrigin, hasCrm },
) => {
  keepPrivate(app);
  inquiryRoutes<{ token: string }>(app, {
    path: staffPagePath(':token'),
    store,
    hasCrm,
    async open({ token }) {
      const link = links.read(token);
      const inquiry = link && (await findInquiry(store().db, link.inquiryId));

      return inquiry && { inquiry, person: link.person, siteOrigin };
    },
    next: ({ token }) => token,
  });
};
