import { type Selectable, sql } from 'kysely';
import type { InquiryState, InquiryTable } from '../store/database.ts';

/** A condition of SQL: staff have been told of the inquiry, and nobody has answered or closed it; word for word the one of the index `inquiry_open`. */
export const isOpen = sql<boolean>`held is null and state in ('new', 'taken', 'passed')`;

/** A condition of SQL: the inquiry is held back as suspicious, and nobody has decided about it. */
export const isHeld = sql<boolean>`held is not null and state <> 'closed'`;

/** Whether somebody still has to do something in this state. */
export const isOpenState = (state: InquiryState) => state !== 'answered' && state !== 'closed';

/** The condition `isHeld`, of a row that was read. */
export const isHeldRow = ({ held, state }: Pick<Selectable<InquiryTable>, 'held' | 'state'>) =>
  held !== null && state !== 'closed';
