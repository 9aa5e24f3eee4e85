import { ownTime, wishInWords } from '@dosmares/content/half-days';
import { listingByMls } from '@dosmares/content/listings';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { calendarFile } from '@dosmares/content/viewing-calendar';
import { inquiryFields, type ViewingWish } from '@dosmares/contracts/inquiry-fields';
import type { Inquiry } from '@dosmares/store/inquiry';
import type { Detail, Picture } from './layout.ts';
import type { Attachment } from './smtp/sender.ts';

/** What an inquiry is about: house, evaluation and viewing (C21, C28, V02, V03); an unknown MLS number is shown as is. */
export function viewingOf(inquiry: Inquiry, siteOrigin: string) {
  const { mlsNumber, evaluation, wishes = [] } = inquiry.details;
  const listed = houseOf(inquiry, siteOrigin);
  const house = listed?.name ?? (mlsNumber ? `MLS ${mlsNumber}` : '');
  const { area, size, when } = inquiryFields.evaluation.parts;

  return {
    house,
    picture: listed?.picture,
    details: [
      ['House', house && `${house}${listed ? `, ${listed.price}` : ''}`],
      ['Listing', listed?.href, listed?.href],
      [area.label, evaluation?.area],
      [size.label, evaluation?.size],
      [when.label, evaluation?.when],
      ...wishes.map((wish, index): Detail => [`Viewing wish ${index + 1}`, wishForStaff(wish)]),
    ] satisfies Detail[],
    attachments: wishes.flatMap((wish, index) => entryFor(wish, index, inquiry) ?? []),
  };
}

function wishForStaff(wish: ViewingWish) {
  const own = ownTime(wish);

  return `${wishInWords(wish)}, Los Cabos time${own ? `; for the visitor ${own}` : ''}`;
}

export function houseOf({ details }: Pick<Inquiry, 'details'>, siteOrigin: string) {
  const listing = details.mlsNumber === undefined ? undefined : listingByMls(details.mlsNumber);
  if (!listing) return undefined;
  const { id, title, mlsNumber, price } = listing;
  const { alt, width, height, src } = propertyPicture(listing.picture);
  const href = `${siteOrigin}/property/${id}`;
  const picture: Picture = { alt, href, src: `${siteOrigin}${src}`, ratio: height / width };

  return { name: `${title}, MLS ${mlsNumber}`, price: `${price} USD`, href, picture };
}

function entryFor(wish: ViewingWish, index: number, inquiry: Inquiry): Attachment | undefined {
  const { reference, received_at, name, email, phone, details } = inquiry;
  const file = calendarFile(wish, index, {
    reference,
    stamp: received_at,
    mlsNumber: details.mlsNumber,
    with: name,
    description: [`Inquiry ${reference}`, name, email, phone].filter(Boolean).join('\n'),
  });

  return file && { ...file, contentType: 'text/calendar; charset=utf-8' };
}
