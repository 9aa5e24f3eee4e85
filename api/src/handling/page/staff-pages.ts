import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { findInquiry, type Inquiry } from '../../inquiries/inquiry.ts';
import type { Store } from '../../store/database.ts';
import { type ActForm, act, wantedBy } from '../act.ts';
import { stateOf } from '../events.ts';
import { type staffLinks, staffPagePath } from '../links/staff-links.ts';
import { type InquiryView, inquiryPage } from './inquiry-page.ts';
import { noSuchPage, pagePolicy } from './layout.ts';

/** What the staff's pages need. */
export interface StaffPageServices {
  store: () => Store;
  links: ReturnType<typeof staffLinks>;
  siteOrigin: string;
}

interface Params {
  token: string;
}

const path = staffPagePath(':token');
const longestForm = 16 * 1024;

/**
 * The pages that links in mails to staff lead to. Reading changes nothing, for mail scanners open links; a form with the
 * same signed address does.
 */
export const staffPages: FastifyPluginAsync<StaffPageServices> = async (
  app,
  { store, links, siteOrigin },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
  });

  app.get<{ Params: Params }>(path, { schema: { hide: true } }, async ({ params }, reply) => {
    const view = await viewOf(params.token);

    return view ? show(reply, 200, view) : nothing(reply);
  });

  app.post<{ Params: Params; Body: ActForm | null }>(
    path,
    { schema: { hide: true } },
    async ({ params, body }, reply) => {
      const view = await viewOf(params.token);
      if (!view) return nothing(reply);
      const form = body ?? {};
      const { id, events } = view.inquiry;
      const wanted = wantedBy(form, events.length);
      if ('problem' in wanted) return show(reply, 400, { ...view, notice: wanted.problem, note: form.note });

      // A number that is too high would put an event after those to come.
      const isFirst =
        form.seen === String(events.length) &&
        (await act(store(), { inquiryId: id, person: view.person }, { ...wanted, seen: events.length }));
      // The page is asked for anew, so that loading it again sends nothing twice.
      if (isFirst) return reply.redirect(params.token, 303);

      const now = (await viewOf(params.token)) ?? view;

      return show(reply, 409, { ...now, notice: whoWasFirst(now.inquiry), note: form.note });
    },
  );

  async function viewOf(token: string): Promise<InquiryView | undefined> {
    const link = links.read(token);
    const inquiry = link && (await findInquiry(store().db, link.inquiryId));

    return inquiry && { inquiry, person: link.person, siteOrigin };
  }
};

const whoWasFirst = ({ events }: Inquiry) =>
  `Somebody was first, and nothing of yours was noted. ${stateOf(events)}. If you still want to, press the button again.`;

const show = (reply: FastifyReply, status: number, view: InquiryView) =>
  reply.code(status).type('text/html; charset=utf-8').send(inquiryPage(view));

const nothing = (reply: FastifyReply) => reply.code(404).type('text/html; charset=utf-8').send(noSuchPage);
