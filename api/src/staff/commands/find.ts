import { agentById } from '@dosmares/content/roster';
import { localStamp } from '../../mail/local-time.ts';
import type { Store } from '../../store/database.ts';
import { type Inquiry, inquiryOf } from '../../store/inquiry.ts';
import { UsageError } from '../arguments.ts';

/** Finds an inquiry by its reference. */
export async function byReference({ db }: Store, reference: string): Promise<Inquiry> {
  const row = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!row) throw new UsageError(`There is no inquiry ${reference}.`);

  return inquiryOf(row);
}

/** Formats a moment for a terminal. */
export const stamp = (time: Date) => `${localStamp(time)} (Los Cabos)`;

/** Returns the name of an inquiry's recipient. */
export const recipient = ({ agentId }: Inquiry) =>
  (agentId !== null && agentById(agentId)?.name) || 'the office';
