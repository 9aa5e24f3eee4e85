import Type from 'typebox';
import {
  amount,
  atLeast,
  email,
  entry,
  geoPoint,
  oneOf,
  phone,
  slug,
  text,
  webAddress,
  year,
} from './values.ts';

/** The brokerage (N08, N09, N11, C01). */
export const Office = entry({
  name: text,
  legalName: text,
  blurb: text,
  addressLines: Type.Array(text, atLeast(1, 'be a list of lines')),
  address: text,
  phone,
  phoneHref: text,
  email,
  emailHref: text,
  hours: Type.Array(
    entry({
      days: text,
      opens: text,
      closes: text,
      zone: text,
      openingHours: Type.String({
        pattern: '^(Mo|Tu|We|Th|Fr|Sa|Su)([-,](Mo|Tu|We|Th|Fr|Sa|Su))* \\d\\d:\\d\\d-\\d\\d:\\d\\d$',
        description: 'be hours as schema.org writes them, such as "Mo-Fr 09:00-18:00"',
      }),
    }),
    atLeast(1, 'be a list of opening hours'),
  ),
  social: entry({ label: text, url: webAddress }),
  founded: year,
  timeZone: oneOf(...Intl.supportedValuesOf('timeZone')),
  geo: geoPoint,
});

const claim = entry({ value: amount, text });

/** The areas the listing search covers (P08). */
export const Areas = Type.Array(text, atLeast(1, 'be a list of areas'));

/** The figures the brokerage claims (S01, P07). */
export const Claims = entry({
  combinedYears: claim,
  propertiesSold: claim,
  committedPercent: claim,
  sales: claim,
  properties: claim,
  clients: claim,
  years: claim,
});

/** Options that a form offers (C06, C07). */
export const Options = Type.Array(entry({ value: slug, label: text }), atLeast(1, 'be a list of options'));
