import { tryAct } from '../inquiry/acts.ts';
import { openInquiry } from '../inquiry/open.ts';
import type { Notice, Visit } from '../page/serve.ts';
import { alikeTo } from './find.ts';

/** Acts that many inquiries can be given at once. */
const allowed: ReadonlySet<string> = new Set(['close', 'reassign', 'release', 'spam']);
const mostAtOnce = 500;

/** Acts on each chosen inquiry, one after another: what a colleague changes meanwhile is left alone. */
export async function actOnMany(visit: Visit): Promise<Notice> {
  const { form, store } = visit;
  if (!allowed.has(form.get('action') ?? '')) return { notice: 'Please press one of the buttons.' };
  const alike = form.get('alike');
  const names = alike ? await alikeTo(store.db, alike, mostAtOnce) : form.getAll('chosen');
  if (names.length === 0) return { notice: 'Please choose at least one inquiry.' };
  const refusals: (Notice | undefined)[] = [];
  for (const name of names.slice(0, mostAtOnce)) {
    const opened = await openInquiry(visit, name);
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
