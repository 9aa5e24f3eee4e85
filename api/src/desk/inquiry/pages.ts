import { html } from '@dosmares/contracts/html';
import { deskPath, inquiryPath } from '../../mail/links.ts';
import { fillSearchWords } from '../../store/search-words.ts';
import type { DeskPage, Visit } from '../page/serve.ts';
import { forget, personJson } from '../person/person.ts';
import { tryAct } from './acts.ts';
import { inquiryContent } from './inquiry-page.ts';
import { openInquiry, othersBy } from './open.ts';

/** An inquiry, and what staff do about it. Reading changes nothing, because mail scanners open links. */
export const inquiry: DeskPage = {
  path: inquiryPath(':name'),
  async show(visit) {
    const { store, name, session, siteOrigin } = visit;
    const opened = await openInquiry(store.db, name, session.person);
    if (!opened) return undefined;
    await fillSearchWords(store.db);
    const others = await othersBy(store.db, opened.inquiry, session.person);
    const note = visit.form.get('note') ?? '';

    return inquiryContent({
      ...opened,
      session,
      person: session.person,
      now: new Date(),
      siteOrigin,
      others,
      note,
    });
  },
  async act(visit) {
    const { store, name, session, form, hasCrm } = visit;
    const { person } = session;
    const opened = await openInquiry(store.db, name, person);
    if (!opened) return undefined;
    const fields = Object.fromEntries(form);
    if (fields.action === 'forget') return forgetPerson(visit, opened.inquiry);
    const doing = { ...opened, person, now: new Date(), store, hasCrm };
    // What a form without its count of the history had seen is unknown.
    const refusal = await tryAct({ ...doing, fields: { ...fields, seen: fields.seen || 'unknown' } });
    if (refusal) return refusal;
    // Whoever gives an inquiry away may not see it any more.
    const stillSeen = await openInquiry(store.db, name, person);

    return { next: stillSeen ? inquiryPath(name) : deskPath };
  },
};

async function forgetPerson(
  { store, session, form }: Visit,
  { reference, email }: { reference: string; email: string },
) {
  const typed = (form.get('reference') ?? '').trim().toUpperCase();
  if (!session.person.isOffice || typed !== reference)
    return { notice: `To forget this person, type ${reference}. Nothing was erased.` };
  const done = await forget(store, email);

  return { title: 'Forgotten', body: html`<h1>Forgotten</h1>${done.map((line) => html`<p>${line}</p>`)}` };
}

/** Everything about the person of an inquiry, to be handed out. */
export const everything: DeskPage = {
  path: `${inquiryPath(':name')}/everything.json`,
  isOffices: true,
  async show({ store, name, session }) {
    const opened = await openInquiry(store.db, name, session.person);

    return (
      opened && {
        file: `person-${name}.json`,
        type: 'application/json',
        pieces: [await personJson(store.db, opened.inquiry.email)],
      }
    );
  },
};
