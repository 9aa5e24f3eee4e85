import { tryAct } from '../inquiry/acts.ts';
import { openInquiry } from '../inquiry/open.ts';
import type { DeskRequest, Notice } from '../page/serve.ts';
import { similarTo } from './find.ts';

/** Inquiries on which one press of a button acts. */
export const maxChosen = 500;

/** Acts on the chosen inquiries one by one; skips those that a colleague changes meanwhile. */
export async function actOnMany(request: DeskRequest): Promise<Notice> {
  const { form, store } = request;
  const alike = form.get('alike');
  const references = alike ? await similarTo(store.db, alike, maxChosen) : form.getAll('chosen');
  if (references.length === 0) return { notice: 'Please choose at least one inquiry.' };
  const refusals: (Notice | undefined)[] = [];
  for (const reference of references.slice(0, maxChosen)) {
    const opened = await openInquiry(request, reference);
    if (opened) refusals.push(await tryAct(opened));
  }
  const done = refusals.filter((refusal) => !refusal).length;
  const problem = refusals.find(Boolean)?.notice;
  const count = `Done for ${done === 1 ? '1 inquiry' : `${done} inquiries`}.`;

  return {
    notice: [done > 0 || !problem ? count : '', problem].join(' ').trim(),
    status: problem ? 400 : 200,
  };
}
