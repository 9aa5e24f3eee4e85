import { type Selectable, sql } from 'kysely';
import type { InquiryState, InquiryTable } from './database.ts';

/**
 * SQL condition: staff have been notified of the inquiry, and nobody has answered or closed it. Its wording must
 * match that of the index `inquiry_open`.
 */
export const isOpen = sql<boolean>`held is null and state in ('new', 'taken', 'passed')`;

/** SQL condition: the inquiry is held as suspicious and nobody has decided about it. */
export const isHeld = sql<boolean>`held is not null and state <> 'closed'`;

/** Reports whether a state still requires an act of staff. */
export const isOpenState = (state: InquiryState) => state !== 'answered' && state !== 'closed';

/** Reports whether a row meets the condition `isHeld`. */
export const isHeldRow = ({ held, state }: Pick<Selectable<InquiryTable>, 'held' | 'state'>) =>
  held !== null && state !== 'closed';
