const addressLines = [
  'Boulevard Marina s/n y Vicente Guerrero s/n',
  'Manzana 31-A, Colonia Centro',
  'Cabo San Lucas, Baja California Sur, Mexico',
  'C.P. 23400',
] as const;

const phone = '+1 (760) 555-0100';
const email = 'office@dosmares.example';

/** Returns the digits of a phone number, as messaging links need it (AG02). */
export const digits = (number: string) => number.replace(/\D/g, '');

export const telHref = (number: string) => `tel:+${digits(number)}`;

/** The brokerage (N08, N09, N11, C01). Its address is the one quoted in N09; everything else is fictional. */
export const office = {
  name: 'Dos Mares Estates',
  legalName: 'Dos Mares Estates, S. de R.L. de C.V.',
  blurb:
    'Founded in 1987 in Cabo San Lucas, with over 35 years between the Pacific and the Sea of Cortez. A founding member of the regional multiple listing service.',
  addressLines,
  address: addressLines.join(', '),
  phone,
  phoneHref: telHref(phone),
  email,
  emailHref: `mailto:${email}`,
  domain: email.slice(email.indexOf('@') + 1),
  /** In the notation of schema.org; `opening-hours.ts` tells them in words. */
  hours: ['Mo-Fr 09:00-18:00', 'Sa-Su 10:00-16:00'],
  social: { label: 'Instagram', url: 'https://social.example/dosmaresestates' },
  founded: 1987,
  timeZone: 'America/Mazatlan',
  zone: 'MST',
  geo: { latitude: 22.8811, longitude: -109.9124 },
};
