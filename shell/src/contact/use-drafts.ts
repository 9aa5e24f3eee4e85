import type { ViewingWish } from '@dosmares/content/half-days';
import { entriesOf, restored, useDraft } from '@dosmares/ui';
import { type ContactFields, emptyInquiry, type Prefill } from './inquiry.ts';

interface Filled {
  inquiry: ContactFields;
  prefill: Prefill;
  setInquiry: (change: (now: ContactFields) => ContactFields) => void;
  /** A form that was cleared stays clear: what was begun about something else does not come back below the thanks. */
  hasSent: boolean;
}

/** Keeps what the visitor has entered for the session, without what was prefilled (C24). */
export function useInquiryDraft(draft: string, { inquiry, prefill, setInquiry, hasSent }: Filled) {
  const untouched = { ...emptyInquiry, ...prefill };

  useDraft(draft, entriesOf(inquiry, untouched), (kept) => {
    if (!hasSent) setInquiry((now) => restored(restored(now, emptyInquiry, kept), untouched, kept));
  });
}

/** Keeps the wishes for a viewing likewise, each as its half, its day, and whether it is on a call. */
export function useWishesDraft(
  draft: string,
  wishes: readonly ViewingWish[],
  setWishes: (change: (now: readonly ViewingWish[]) => readonly ViewingWish[]) => void,
) {
  const entries = wishes.map(({ date, half, onCall }, index) => [
    index,
    `${half} ${date}${onCall ? ' call' : ''}`,
  ]);

  useDraft(`${draft}.wishes`, Object.fromEntries(entries), (kept) =>
    setWishes((now) => (now.length > 0 ? now : Object.values(kept).flatMap(wishOf))),
  );
}

const wishPattern = /^(morning|afternoon) (\d{4}-\d\d-\d\d|)( call)?$/;

function wishOf(text: string): ViewingWish[] {
  const [, half, date, onCall] = wishPattern.exec(text) ?? [];

  return half === undefined || date === undefined
    ? []
    : [{ half: half as ViewingWish['half'], date, onCall: Boolean(onCall) }];
}
