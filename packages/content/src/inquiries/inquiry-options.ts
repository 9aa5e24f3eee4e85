import type { inquiryFields } from '@dosmares/contracts/inquiry-fields';

export const inquiryTypes = [
  { value: 'buying', label: 'Buying' },
  { value: 'selling', label: 'Selling' },
  { value: 'renting', label: 'Renting' },
  { value: 'investment', label: 'Investment Opportunity' },
  { value: 'general', label: 'General Inquiry' },
] as const satisfies readonly { value: (typeof inquiryFields.inquiryType.oneOf)[number]; label: string }[];

export const propertyTypes = [
  { value: 'oceanfront-villa', label: 'Oceanfront Villa' },
  { value: 'beachfront-condo', label: 'Beachfront Condo' },
  { value: 'penthouse', label: 'Penthouse' },
  { value: 'luxury-estate', label: 'Luxury Estate' },
  { value: 'investment-property', label: 'Investment Property' },
  { value: 'land', label: 'Land' },
] as const;

/** When a seller would like to sell (C28). */
export const sellingTimes = ['As soon as possible', 'Within six months', 'Within a year', 'Not decided yet'];

/** The lists whose values are not what is shown, by the detail that is stored. */
export const detailOptions: Readonly<Record<string, readonly { value: string; label: string }[]>> = {
  inquiryType: inquiryTypes,
  property: propertyTypes,
};
