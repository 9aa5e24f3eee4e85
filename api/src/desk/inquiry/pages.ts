import { html } from '@dosmares/contracts/html';
import { deskPath, inquiryPath } from '../../mail/links.ts';
import { fillSearchWords } from '../../store/search-words.ts';
import type { DeskPage } from '../page/serve.ts';
import { forget, personJson } from '../person.ts';
import { tryAct } from './acts.ts';
import { inquiryContent } from './inquiry-page.ts';
import { type Opened, openInquiry, othersBy } from './open.ts';

/** An inquiry, and what staff do about it. Reading changes nothing, because mail scanners open links. */
export const inquiry: DeskPage = {
  path: inquiryPath(':name'),
  async show(visit) {
    const opened = await openInquiry(visit);
    if (!opened) return undefined;
    const { db } = visit.store;
    await fillSearchWords(db);

    return inquiryContent({ ...opened, others: await othersBy(db, opened.inquiry, visit.session.person) });
  },
  async act(visit) {
    const opened = await openInquiry(visit);
    if (!opened) return undefined;
    if (visit.form.get('action') === 'forget') return forgetPerson(opened);
    // What a form without its count of the history had seen is unknown.
    if (!visit.form.get('seen')) visit.form.set('seen', 'unknown');
    const refusal = await tryAct(opened);
    if (refusal) return refusal;

    // Whoever gives an inquiry away may not see it any more.
    return { next: (await openInquiry(visit)) ? inquiryPath(visit.name) : deskPath };
  },
};

async function forgetPerson({ store, session, form, inquiry: { reference, email } }: Opened) {
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
  async show(visit) {
    const opened = await openInquiry(visit);
    if (!opened) return undefined;
    const pieces = [await personJson(visit.store.db, opened.inquiry.email)];

    return { file: `person-${visit.name}.json`, type: 'application/json', pieces };
  },
};
