import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { localStamp } from '../../mail/local-time.ts';
import type { Store } from '../../store/database.ts';
import type { Inquiry } from '../../store/inquiry.ts';
import { nothing, show } from '../page/private-pages.ts';
import { everythingAbout, personJson } from './about.ts';
import { correct, type PersonalValues, personalFields } from './correct.ts';
import { forget, forgottenAt } from './forget.ts';
import { forgottenPage, type PersonView, personPage } from './person-page.ts';
import { personJsonPath, personPath } from './person-path.ts';

/** Services of the pages about a person: the store, the desk's link, and the inquiry that it leads to. */
export interface PersonServices {
  store: () => Store;
  isDesk: (token: string) => boolean;
  open: (token: string, id: string) => Promise<Inquiry | undefined>;
}

interface Request {
  Params: { token: string; id: string };
  Body: Readonly<Record<string, string>> | null;
}
type Outcome = { status: number; page: string };

const hidden = { schema: { hide: true } };

/** Serves a person's data on the desk: show, hand out, correct, forget. Reading changes nothing. */
export function personRoutes(app: FastifyInstance, { store, isDesk, open }: PersonServices) {
  app.get<Request>(personPath(':token', ':id'), hidden, async ({ params: { token, id } }, reply) => {
    const inquiry = await open(token, id);

    return inquiry ? show(reply, 200, await pageOf({ token, inquiry })) : nothing(reply);
  });

  app.get<Request>(personJsonPath(':token', ':id'), hidden, async ({ params: { token, id } }, reply) => {
    const inquiry = await open(token, id);
    if (!inquiry) return nothing(reply);

    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="person-${inquiry.reference}.json"`)
      .send(Readable.from(personJson(store().db, inquiry.email)));
  });

  app.post<Request>(personPath(':token', ':id'), hidden, async ({ params: { token, id }, body }, reply) => {
    const form = body ?? {};
    const inquiry = await open(token, id);
    if (!inquiry) return alreadyForgotten(reply, token, form);
    const outcome =
      form.action === 'forget'
        ? await forgetBy(form, { token, inquiry })
        : await correctBy(form, { token, inquiry });

    return show(reply, outcome.status, outcome.page);
  });

  async function alreadyForgotten(
    reply: FastifyReply,
    token: string,
    { reference = '' }: Record<string, string>,
  ) {
    const at = isDesk(token) ? await forgottenAt(store(), typedReference(reference)) : undefined;
    if (!at) return nothing(reply);

    return show(reply, 200, forgottenPage(token, [`This was done already, ${localStamp(at)} (Los Cabos).`]));
  }

  async function forgetBy(form: Record<string, string>, view: Viewed): Promise<Outcome> {
    const { reference, email } = view.inquiry;
    if (typedReference(form.reference ?? '') !== reference)
      return refused(view, `To forget this person, type ${reference}. Nothing was erased.`, 400);

    return { status: 200, page: forgottenPage(view.token, await forget(store(), email)) };
  }

  async function correctBy(form: Record<string, string>, view: Viewed): Promise<Outcome> {
    const { inquiry } = view;
    const typed = Object.fromEntries(
      personalFields.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])),
    ) as PersonalValues;
    const changed = personalFields.filter(
      (field) => (typed[field] ?? inquiry[field]).trim() !== inquiry[field],
    );
    if (changed.length === 0)
      return { status: 200, page: await pageOf({ ...view, notice: ['That is what is stored.'] }) };
    if (changed.some((field) => form[`was-${field}`] !== inquiry[field]))
      return refused(
        { ...view, typed },
        'A colleague was first, so nothing of yours was changed. If you still want to, press the button again.',
        409,
      );

    const values = Object.fromEntries(changed.map((field) => [field, typed[field] ?? '']));
    const outcome = await correct(store(), inquiry.email, { ...values, mayJoin: form.join === 'yes' });
    if ('problem' in outcome)
      return refused({ ...view, typed, others: outcome.others }, outcome.problem, outcome.others ? 409 : 400);
    const now = (await open(view.token, inquiry.id)) ?? inquiry;

    return { status: 200, page: await pageOf({ ...view, inquiry: now, notice: outcome.done }) };
  }

  const refused = async (view: Viewed, problem: string, status: number): Promise<Outcome> => ({
    status,
    page: await pageOf({ ...view, notice: [problem] }),
  });

  async function pageOf(view: Viewed) {
    return personPage({ ...view, about: await everythingAbout(store().db, view.inquiry.email) });
  }
}

type Viewed = Omit<PersonView, 'about'>;

const typedReference = (text: string) => text.trim().toUpperCase();
