import type { Transaction } from 'kysely';
import PostalMime from 'postal-mime';
import { faultOfStatus } from '../mails/smtp/failure.ts';
import type { Database } from '../store/database.ts';
import { editionMark, type InboundAddress } from './addresses.ts';
import { NotTakenNow } from './refusals.ts';

type Bounced = Extract<InboundAddress, { kind: 'bounce' }>;

/** Bytes of a report that are read; the mail that it quotes may be long. */
const longestReport = 256 * 1024;

/**
 * Returns why a mail bounced, without quoting an address; undefined for reports of delay or success, and for absence
 * notices.
 */
export async function bounceReason(raw: Buffer): Promise<string | undefined> {
  const start = raw.subarray(0, longestReport);
  const mail = await PostalMime.parse(start, { maxNestingDepth: 8, attachmentEncoding: 'utf8' }).catch(
    () => undefined,
  );
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
  const report = mail?.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (report) {
    const text = String(report.content);
    const action = /^action:\s*(\w+)/im.exec(text)?.[1]?.toLowerCase() ?? 'failed';
    const status = /^status:\s*([45]\.\d{1,3}\.\d{1,3})\b/im.exec(text)?.[1];

    return action === 'failed' ? ['bounced', status].filter(Boolean).join(' ') : undefined;
  }
  const isNotice =
    /report-type=["']?disposition/i.test(headers.get('content-type') ?? '') ||
    (/^\s*auto-replied/i.test(headers.get('auto-submitted') ?? '') && !headers.has('x-failed-recipients'));

  return isNotice ? undefined : 'bounced';
}

/** Marks a delivery as given up (I34); false when it already is, is settled, or has a newer edition. */
export async function recordBounce(
  trx: Transaction<Database>,
  { inquiryId, party, edition }: Bounced,
  reason: string,
): Promise<boolean> {
  const theirs = trx
    .selectFrom('delivery')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .where('party', '=', party);
  const delivery = await theirs.forUpdate().executeTakeFirst();
  const isKnown = !delivery || delivery.dead_at || delivery.settled_at;
  // Passed-on replies have editions of their own, each of which may bounce.
  if (isKnown || (party !== 'reply' && editionMark(delivery.edition) !== edition)) return false;
  // The bounce arrived before the delivery was recorded.
  if (!delivery.delivered_at) throw new NotTakenNow();
  await trx
    .updateTable('delivery')
    .set({
      delivered_at: null,
      dead_at: new Date(),
      last_error: reason,
      fault: faultOfStatus(reason.split(' ')[1]),
    })
    .where('inquiry_id', '=', inquiryId)
    .where('party', '=', party)
    .execute();
  if (party === 'reply') await waitAgain(trx, inquiryId, edition);

  return true;
}

/** Marks a bounced reply as waiting, so that redelivery by staff passes it on again. */
async function waitAgain(trx: Transaction<Database>, inquiryId: string, edition: number) {
  const replies = await trx
    .selectFrom('reply')
    .select(['id', 'edition'])
    .where('inquiry_id', '=', inquiryId)
    .where('raw', 'is not', null)
    .execute();
  const ids = replies.filter((one) => editionMark(one.edition) === edition).map(({ id }) => id);
  if (ids.length > 0)
    await trx.updateTable('reply').set({ passed_at: null }).where('id', 'in', ids).execute();
}
