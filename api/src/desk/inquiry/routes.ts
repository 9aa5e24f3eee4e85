import { Readable } from 'node:stream';
import { html } from '@dosmares/contracts/html';
import type { FastifyInstance } from 'fastify';
import { stateOf } from '../../mail/event-words.ts';
import { deskPath, inquiryPath } from '../../mail/links.ts';
import type { Store } from '../../store/database.ts';
import { hasSeen } from '../../store/events.ts';
import { fillSearchWords } from '../../store/search-words.ts';
import { page } from '../page/layout.ts';
import { hidden, nothing, show } from '../page/private-pages.ts';
import { personJson } from '../person/about.ts';
import { correct } from '../person/correct.ts';
import { forget } from '../person/forget.ts';
import type { DeskServices } from '../services.ts';
import { sessionIn } from '../sign-in/routes.ts';
import type { Session } from '../sign-in/sessions.ts';
import { type Fields, wantedBy } from './acts.ts';
import { inquiryPage } from './inquiry-page.ts';
import { idInOldLink, type Opened, openInquiry, othersBy } from './open.ts';
import { record, settleDelivery } from './record.ts';

interface Request {
  Params: { name: string };
  Body: URLSearchParams;
}

/** What a form led to: the page to go to next, or a sentence on why it was not done, with its status. */
type Answer = { next: string } | { page: string } | { problem?: string; status: number };

/** Serves an inquiry's page and its forms. Reading changes nothing, because mail scanners open links. */
export function inquiryRoutes(app: FastifyInstance, { store, siteOrigin, hasCrm }: DeskServices) {
  app.get<Request>(inquiryPath(':name'), hidden, async (request, reply) => {
    const [session, { name }] = [sessionIn(request), request.params];
    const id = idInOldLink(name);
    const opened = await openInquiry(store().db, id ?? name, session.person);
    if (!opened) return nothing(reply);
    if (opened.inquiry.reference !== name) return reply.redirect(inquiryPath(opened.inquiry.reference), 303);

    return show(reply, 200, await render(opened, session));
  });

  app.post<Request>(inquiryPath(':name'), hidden, async (request, reply) => {
    const session = sessionIn(request);
    const opened = await openInquiry(store().db, request.params.name, session.person);
    if (!opened) return nothing(reply);
    const fields = Object.fromEntries(request.body) as Form;
    const other = Object.hasOwn(others, fields.action ?? '') ? others[fields.action ?? ''] : undefined;
    const answer = await (other ?? act)(store(), { opened, session, fields });
    // Redirects, so that reloading the page does not send the form twice.
    if ('next' in answer) return reply.redirect(answer.next, 303);
    if ('page' in answer) return show(reply, 200, answer.page);

    return show(reply, answer.status, await renderAgain(answer.problem, { opened, session, fields }));
  });

  app.get<Request>(`${inquiryPath(':name')}/everything.json`, hidden, async (request, reply) => {
    const { person } = sessionIn(request);
    const opened = person.isOffice ? await openInquiry(store().db, request.params.name, person) : undefined;
    if (!opened) return nothing(reply);
    const { reference, email } = opened.inquiry;

    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="person-${reference}.json"`)
      .send(Readable.from(personJson(store().db, email)));
  });

  // Links of an earlier version's mails and bookmarks.
  app.get<Request>(`${deskPath}/desk/:name`, hidden, (_, reply) => reply.redirect(deskPath, 303));
  app.get<{ Params: { name: string; id: string } }>(
    `${deskPath}/desk/:name/:what/:id`,
    hidden,
    ({ params }, reply) => reply.redirect(inquiryPath(params.id), 303),
  );

  async function render(
    opened: Opened,
    session: Session,
    more: { notice?: string; note?: string | undefined } = {},
  ) {
    await fillSearchWords(store().db);
    const others = await othersBy(store().db, opened.inquiry, session.person);

    return inquiryPage({ ...opened, session, siteOrigin, others, ...more });
  }

  async function renderAgain(problem: string | undefined, { opened, session, fields }: Acting) {
    const now = (await openInquiry(store().db, opened.inquiry.reference, session.person)) ?? opened;

    return render(now, session, { notice: problem ?? whoWasFirst(now), note: fields.note });
  }

  async function act(store: Store, { opened, session, fields }: Acting): Promise<Answer> {
    const { inquiry } = opened;
    const { person } = session;
    const seen = Number(fields.seen || Number.NaN);
    if (!hasSeen(inquiry.events, seen)) return { status: 409 };
    const wanted = wantedBy(fields, { ...opened, person, now: new Date() });
    if ('problem' in wanted) return { ...wanted, status: 400 };
    const act = { id: inquiry.id, person: person.id, wanted, seen: inquiry.events.length, hasCrm };
    if (!(await record(store, act))) return { status: 409 };
    // Whoever gives an inquiry away may not see it any more.
    const stillSeen = await openInquiry(store.db, inquiry.reference, person);

    return { next: stillSeen ? inquiryPath(inquiry.reference) : deskPath };
  }
}

type Form = Fields & Partial<Record<'seen' | 'party' | 'reference' | 'name' | 'email' | 'phone', string>>;

interface Acting {
  opened: Opened;
  session: Session;
  fields: Form;
}

/** What is done with an inquiry's mails and its person, by its button; the rest are acts on the inquiry itself. */
const others: Readonly<Record<string, (store: Store, acting: Acting) => Promise<Answer>>> = {
  resend: (store, acting) => settle(store, acting, true),
  acknowledge: (store, acting) => settle(store, acting, false),
  async correct(store, { opened: { inquiry }, session, fields: { name, email, phone } }) {
    const given = {
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
    };
    const problem = await correct(store, { inquiry, given, by: session.person });

    return problem ? { problem, status: 400 } : { next: inquiryPath(inquiry.reference) };
  },
  async forget(store, { opened: { inquiry }, session, fields: { reference = '' } }) {
    if (!session.person.isOffice || reference.trim().toUpperCase() !== inquiry.reference)
      return {
        problem: `To forget this person, type ${inquiry.reference}. Nothing was erased.`,
        status: 400,
      };
    const done = await forget(store, inquiry.email);

    return {
      page: page('Forgotten', html`<h1>Forgotten</h1>${done.map((line) => html`<p>${line}</p>`)}`, {
        session,
      }),
    };
  },
};

async function settle(
  store: Store,
  { opened, session: { person }, fields }: Acting,
  isSentAgain: boolean,
): Promise<Answer> {
  const { id, reference } = opened.inquiry;
  const delivery = opened.deliveries.find(
    ({ party, delivered_at }) => party === fields.party && delivered_at === null,
  );
  if (!delivery) return { problem: 'This was delivered meanwhile.', status: 409 };
  await settleDelivery(store, { id, party: delivery.party, person }, isSentAgain);

  return { next: inquiryPath(reference) };
}

const whoWasFirst = ({ inquiry: { events } }: Opened) =>
  `A colleague was first, so nothing of yours was recorded. ${stateOf(events)}. If you still want to, press the button again.`;
