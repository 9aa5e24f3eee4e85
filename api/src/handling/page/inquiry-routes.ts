import type { FastifyInstance } from 'fastify';
import { stateOf } from '../../mail/event-words.ts';
import type { Store } from '../../store/database.ts';
import { hasSeen } from '../../store/events.ts';
import type { Inquiry } from '../../store/inquiry.ts';
import { type ActForm, act, wantedBy } from '../act.ts';
import { type InquiryView, inquiryPage } from './inquiry-page.ts';
import { nothing, show } from './private-pages.ts';

/** Options of an inquiry's page: its path, and how it opens. */
export interface InquiryRoutes<Params> {
  path: string;
  store: () => Store;
  hasCrm: boolean;
  /** Returns the view for a path; undefined for an invalid one. */
  open: (params: Params) => Promise<InquiryView | undefined>;
  /** Returns the path to which staff are redirected after an act. */
  next: (params: Params, form: ActForm) => string;
}

/** Serves an inquiry's page and its form. Reading changes nothing, because mail scanners open links. */
export function inquiryRoutes<Params>(
  app: FastifyInstance,
  { path, store, hasCrm, open, next }: InquiryRoutes<Params>,
) {
  app.get<{ Params: Params }>(path, { schema: { hide: true } }, async ({ params }, reply) => {
    const view = await open(params as Params);

    return view ? show(reply, 200, inquiryPage(view)) : nothing(reply);
  });

  app.post<{ Params: Params; Body: ActForm | null }>(
    path,
    { schema: { hide: true } },
    async ({ params, body }, reply) => {
      const view = await open(params as Params);
      if (!view) return nothing(reply);
      const { inquiry, person } = view;
      const form = (body ?? {}) as ActForm;
      const seen = inquiry.events.length;
      const wanted = wantedBy(form, view);
      const { note } = form;
      const isCurrent = hasSeen(inquiry.events, Number(form.seen || Number.NaN));
      if (isCurrent && 'problem' in wanted)
        return show(reply, 400, inquiryPage({ ...view, notice: wanted.problem, note }));

      const isFirst =
        isCurrent &&
        !('problem' in wanted) &&
        (await act(store(), { ...wanted, inquiryId: inquiry.id, person, seen, hasCrm }));
      // Redirects, so that reloading the page does not send the form twice.
      if (isFirst) return reply.redirect(next(params as Params, form), 303);

      const now = (await open(params as Params)) ?? view;

      return show(reply, 409, inquiryPage({ ...now, notice: whoWasFirst(now.inquiry), note }));
    },
  );
}

const whoWasFirst = ({ events }: Inquiry) =>
  `A colleague was first, so nothing of yours was recorded. ${stateOf(events)}. If you still want to, press the button again.`;
