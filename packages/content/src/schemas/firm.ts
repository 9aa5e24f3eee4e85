import { limits } from '@dosmares/contracts/inquiry-fields';
import Type, { type Static } from 'typebox';
import { type SubmitPolicyName, submitPolicies } from '../inquiries/submit-policies.ts';
import { areInOrder } from './hours-notation.ts';
import { count, email, entry, geoPoint, like, listOf, oneOf, phone, slug, text, year } from './values.ts';

/** An agent's public contact details, for every application and the API. */
export const RosterEntry = entry({
  id: Type.Integer({ minimum: 1, maximum: 9999 }),
  slug,
  firstName: text,
  lastName: text,
  name: Type.String({ pattern: '\\S', maxLength: limits.preferredAgent }),
  email,
  phone,
  phoneSecondary: Type.Optional(phone),
  phoneLabels: Type.Optional(entry({ primary: text, secondary: text })),
  messagingPhone: oneOf('primary', 'secondary'),
});
export type RosterEntry = Static<typeof RosterEntry>;

/** A client's review. Every client gave five stars (AG12). */
export const Review = entry({ name: text, text, rating: Type.Literal(5) });

/** Content of an agent's pages beyond the contact details of the roster (AG04 to AG12, T08). */
export const Profile = entry({
  title: text,
  tagline: text,
  specialization: text,
  yearsExperience: count,
  /** The years as the page writes them: `35+` for the founder, as an exact number would contradict 1987 in a year. */
  yearsShown: text,
  propertiesSold: count,
  bio: listOf(text),
  certifications: listOf(text),
  languages: listOf(text),
  reviews: Type.Array(Review),
  listingsHeading: text,
  listingsLayout: oneOf('grid', 'carousel'),
  submitPolicy: oneOf(...(Object.keys(submitPolicies) as SubmitPolicyName[])),
  /** The label under which the API files what this page sends (Q03). */
  source: slug,
});
export type Profile = Static<typeof Profile>;
export type Review = Static<typeof Review>;

const openingHours = like(
  '^(Mo|Tu|We|Th|Fr|Sa|Su)([-,](Mo|Tu|We|Th|Fr|Sa|Su))* ([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d$',
  'be hours as schema.org writes them, such as "Mo-Fr 09:00-18:00"',
);

export const Office = entry({
  name: text,
  legalName: text,
  blurb: text,
  addressLines: listOf(text),
  address: text,
  phone,
  phoneHref: text,
  email,
  emailHref: text,
  domain: text,
  hours: Type.Refine(
    listOf(openingHours),
    (rows) => areInOrder(rows),
    () => 'must close after they open, and must not overlap',
  ),
  social: entry({
    label: text,
    url: like('^https://[^\\s/.]+(\\.[^\\s/.]+)+(/\\S*)?$', 'be an address that begins with "https://"'),
  }),
  founded: year,
  timeZone: oneOf(...Intl.supportedValuesOf('timeZone')),
  zone: text,
  geo: geoPoint,
});

export const Options = listOf(entry({ value: slug, label: text }));
