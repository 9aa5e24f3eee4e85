import { agentById } from '@dosmares/content/roster';
import type { Store } from '../database.ts';
import { type Inquiry, inquiryOf } from '../inquiry.ts';
import { localStamp } from '../letters/local-time.ts';
import { Mistake } from './words.ts';

/** Finds an inquiry by the number that staff and visitors know. */
export async function byReference({ db }: Store, reference: string): Promise<Inquiry> {
  const row = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!row) throw new Mistake(`There is no inquiry ${reference}.`);

  return inquiryOf(row);
}

/** A moment, for a terminal. */
export const stamp = (time: Date) => `${localStamp(time)} (Los Cabos)`;

/** Whom an inquiry is for, by name. */
export const recipient = ({ agentId }: Inquiry) =>
  (agentId !== null && agentById(agentId)?.name) || 'the office';
