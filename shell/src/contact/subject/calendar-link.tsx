import { momentsOf } from '@dosmares/content/half-days';
import { office } from '@dosmares/content/office';
import { lazy, textLink, useLazy } from '@dosmares/ui';
import { Calendar, Icon } from '@dosmares/ui/brand';
import { useMemo } from 'react';
import type { InquiryBody } from '../inquiry.ts';

const files = lazy(
  () => import(/* webpackChunkName: "viewing-calendar" */ '@dosmares/content/viewing-calendar'),
);

/** The first half-day that was chosen, as a calendar file; nothing for a visitor who is flexible (V06). */
export function CalendarLink({ body, reference }: { body: InquiryBody; reference: string }) {
  const { wishes = [], mlsNumber } = body;
  const first = wishes.findIndex((wish) => momentsOf(wish));
  // An older API sends no reference.
  const wish = reference ? wishes[first] : undefined;
  const parts = useLazy(files, wish !== undefined);
  const file = useMemo(
    () =>
      wish &&
      parts?.calendarFile(wish, first, {
        reference,
        stamp: new Date(),
        mlsNumber,
        with: office.name,
        description: `Inquiry ${reference}\nNot confirmed yet: we confirm one of your times, or suggest another.\n${office.phone}`,
      }),
    [parts, wish, first, reference, mlsNumber],
  );

  return (
    file && (
      <p>
        <a
          css={textLink}
          download={file.filename}
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file.content)}`}
        >
          <Icon of={Calendar} size={18} />
          Add this viewing to your calendar as tentative
        </a>
      </p>
    )
  );
}
