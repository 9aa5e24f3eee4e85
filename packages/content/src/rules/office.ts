import {
  amount,
  email,
  entry,
  geoPoint,
  hours,
  listOf,
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
  addressLines: listOf(text),
  address: text,
  phone,
  phoneHref: text,
  email,
  emailHref: text,
  hours: listOf(
    entry({ days: text, opens: text, closes: text, zone: text, openingHours: hours }),
    'opening hours',
  ),
  social: entry({ label: text, url: webAddress }),
  founded: year,
  timeZone: oneOf(...Intl.supportedValuesOf('timeZone')),
  geo: geoPoint,
});

const claim = entry({ value: amount, text });

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
export const Options = listOf(entry({ value: slug, label: text }), 'options');
