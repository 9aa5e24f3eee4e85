import { type Evaluation, evaluationIn, evaluationLabels } from '@dosmares/content/evaluation';
import { momentsOf } from '@dosmares/content/half-days';
import { listingByMls } from '@dosmares/content/listings';
import { office } from '@dosmares/content/office';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { propertyById } from '@dosmares/content/properties';
import { inWords, type WrittenWish, wishesIn } from '@dosmares/content/viewing-wishes';
import type { Inquiry } from '@dosmares/store/inquiry';
import ical, { ICalEventStatus } from 'ical-generator';
import type { Detail, Picture } from './layout.ts';
import type { Attachment } from './smtp/sender.ts';

/** Reads house and viewing wishes from an inquiry (C21, V02, V03); an unknown MLS number is shown as is. */
export function viewingOf(inquiry: Inquiry, siteOrigin: string) {
  const { message: words, answers } = evaluationIn(inquiry.message);
  const { message, wishes } = wishesIn(words);
  const { mlsNumber } = inquiry.details;
  const listed = houseOf(inquiry, siteOrigin);
  const house = listed?.name ?? (mlsNumber ? `MLS ${mlsNumber}` : '');

  return {
    /** The visitor's own words, without viewing wishes and a seller's answers. */
    message,
    asksForEvaluation: answers !== undefined,
    house,
    picture: listed?.picture,
    details: [
      ['House', house && `${house}${listed ? `, ${listed.price}` : ''}`],
      ['Its page', listed?.href, listed?.href],
      ...Object.entries(evaluationLabels).map(
        ([key, label]): Detail => [label, answers?.[key as keyof Evaluation]],
      ),
      ...wishes.map(
        (wish, index): Detail => [
          `Viewing wish ${index + 1}`,
          `${inWords(wish)}, Los Cabos time${wish.ownTime ? `; for the visitor ${wish.ownTime}` : ''}`,
        ],
      ),
    ] satisfies Detail[],
    attachments: wishes.flatMap(
      (wish, index) => entryFor(wish, index, inquiry, { house, id: listed?.id }) ?? [],
    ),
  };
}

export function houseOf({ details }: Pick<Inquiry, 'details'>, siteOrigin: string) {
  const listing = details.mlsNumber === undefined ? undefined : listingByMls(details.mlsNumber);
  if (!listing) return undefined;
  const { id, title, mlsNumber, price } = listing;
  const { alt, width, height, src } = propertyPicture(listing.picture);
  const href = `${siteOrigin}/property/${id}`;
  const picture: Picture = { alt, href, src: `${siteOrigin}${src}`, ratio: height / width };

  return { id, name: `${title}, MLS ${mlsNumber}`, price: `${price} USD`, href, picture };
}

// Deterministic, so that a resent mail does not add a viewing twice.
function entryFor(
  wish: WrittenWish,
  index: number,
  { reference, received_at, name, email, phone }: Inquiry,
  { house, id }: { house: string; id: number | undefined },
): Attachment | undefined {
  const moments = momentsOf(wish);
  if (!moments) return undefined;

  const number = `${reference.toLowerCase()}.wish-${index + 1}`;
  const calendar = ical({
    prodId: { company: office.name, product: 'Viewing wishes' },
    events: [
      {
        id: `${number}@${office.email.split('@')[1]}`,
        stamp: received_at,
        start: moments.from,
        end: moments.to,
        status: ICalEventStatus.TENTATIVE,
        summary: `${wish.onCall ? 'Walk through on a call' : 'Viewing'}${house ? `: ${house}` : ''}, ${name}`,
        location: (!wish.onCall && id !== undefined && propertyById(String(id))?.fullLocation) || null,
        description: [`Inquiry ${reference}`, name, email, phone].filter(Boolean).join('\n'),
      },
    ],
  });

  return {
    filename: `viewing-${wish.date}-${wish.half}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    content: calendar.toString(),
  };
}
