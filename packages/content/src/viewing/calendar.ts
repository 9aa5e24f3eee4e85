import type { ViewingWish } from '@dosmares/contracts/inquiry-fields';
import ical, { ICalEventStatus } from 'ical-generator';
import { office } from '../office.ts';
import { properties } from '../properties.ts';
import { momentsOf } from './half-days.ts';

/** The inquiry of a viewing, and what its reader's calendar shows of it. */
export interface CalendarInquiry {
  reference: string;
  stamp: Date;
  mlsNumber?: string | undefined;
  with: string;
  description: string;
}

/** Returns the calendar file of the wish at an index (V03, V06); undefined for one that names no half-day. */
export function calendarFile(wish: ViewingWish, index: number, inquiry: CalendarInquiry) {
  const moments = momentsOf(wish);
  if (!moments) return undefined;

  const { reference, stamp, mlsNumber, description } = inquiry;
  const house = properties.find((one) => one.mlsNumber === mlsNumber);
  const isOnCall = wish.way === 'call';
  const named = [house?.title, mlsNumber && `MLS ${mlsNumber}`, inquiry.with].filter(Boolean).join(', ');
  const calendar = ical({
    prodId: { company: office.name, product: 'Preferred times' },
    events: [
      {
        // Deterministic, so that a resent mail does not add a viewing twice.
        id: `${reference.toLowerCase()}.wish-${index + 1}@${office.domain}`,
        stamp,
        start: moments.from,
        end: moments.to,
        status: ICalEventStatus.TENTATIVE,
        summary: `${isOnCall ? 'Video tour' : 'Viewing'}: ${named}`,
        location: (!isOnCall && house?.fullLocation) || null,
        description,
      },
    ],
  });

  return { filename: `viewing-${wish.date}-${wish.half}.ics`, content: calendar.toString() };
}
