import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { localStamp } from '../../mail/local-time.ts';
import { csvOf } from '../../staff/commands/export.ts';
import type { Store } from '../../store/database.ts';
import { theOffice } from '../../store/events.ts';
import { findInquiry } from '../../store/inquiry.ts';
import { type deskLinks, deskPath } from '../links/desk-links.ts';
import { inquiryRoutes } from '../page/inquiry-routes.ts';
import { keepPrivate, nothing, show } from '../page/private-pages.ts';
import { personRoutes } from '../person/person-routes.ts';
import { type DeskFilter, filterFrom } from './desk-filter.ts';
import { deskPage } from './desk-page.ts';
import { csvPath, deskInquiryPath } from './desk-paths.ts';
import { countWaiting, findHeld, findIds, findInquiries, findOthersBy } from './find-inquiries.ts';
import { lastWeeks } from './weeks.ts';

/** Services that the desk uses. */
export interface DeskServices {
  store: () => Store;
  links: ReturnType<typeof deskLinks>;
  siteOrigin: string;
  hasCrm: boolean;
}

interface Request {
  Params: { token: string };
  Querystring: Record<string, unknown>;
}

const mostHeldShown = 5;
const hidden = { schema: { hide: true } };
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Serves the office's pages of all inquiries to holders of the link of the day. */
export const deskPages: FastifyPluginAsync<DeskServices> = async (
  app,
  { store, links, siteOrigin, hasCrm },
) => {
  keepPrivate(app);

  app.get<Request>(deskPath(':token'), hidden, async ({ params: { token }, query }, reply) => {
    if (!links.read(token)) return nothing(reply);

    return show(reply, 200, deskPage({ token, ...(await viewOf(filterFrom(query))) }));
  });

  app.get<Request>(csvPath(':token'), hidden, async ({ params: { token }, query }, reply) => {
    if (!links.read(token)) return nothing(reply);
    const now = new Date();
    const ids = await findIds(store().db, filterFrom(query), now);
    const name = `inquiries-${localStamp(now).slice(0, 10)}.csv`;

    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(csvOf(store().db, ids)));
  });

  inquiryRoutes<{ token: string; id: string }>(app, {
    path: deskInquiryPath(':token', ':id'),
    store,
    hasCrm,
    async open({ token, id }) {
      const inquiry = await openInquiry(token, id);

      return (
        inquiry && {
          inquiry,
          person: theOffice,
          siteOrigin,
          desk: { token, others: await findOthersBy(store().db, inquiry) },
        }
      );
    },
    next: ({ token, id }, { from }) => (from === 'desk' ? deskPath(token) : deskInquiryPath(token, id)),
  });

  personRoutes(app, { store, isDesk: (token) => links.read(token) !== undefined, open: openInquiry });

  async function openInquiry(token: string, id: string) {
    return links.read(token) && uuid.test(id) ? findInquiry(store().db, id) : undefined;
  }

  async function viewOf(filter: DeskFilter) {
    const { db } = store();
    const now = new Date();
    const [waiting, found, held, weeks] = await Promise.all([
      countWaiting(db, now),
      findInquiries(db, filter, now),
      findHeld(db, mostHeldShown),
      lastWeeks(db, now),
    ]);

    return { filter, now, waiting, found, held, weeks };
  }
};
