import { roster } from '../agents/roster.ts';
import { listings } from '../listings.ts';
import { marketReport } from '../market-report-data.ts';
import { office } from '../office.ts';
import { whileDemo } from '../testing/while-demo.ts';
import { content, contentFaults, requireRightContent } from './check.ts';

/** Returns the content with one value replaced or left out; the path has dots: `marketReport.listings.1.price`. */
function contentWith(path: string, value: unknown) {
  const changed: Record<string, unknown> = structuredClone(content);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((outer, step) => outer[step] as typeof changed, changed);
  if (value === undefined) delete parent[last];
  else parent[last] = value;

  return changed;
}

const [first, house, reported] = [roster[0], listings[0], marketReport.listings[0]];

describe('content', () => {
  it('is valid', () => {
    expect(contentFaults()).toEqual([]);
    expect(requireRightContent).not.toThrow();
  });

  // biome-ignore format: a table reads in columns
  it.each([
    ['marketReport.asOf',                        '31.10.2026', `market-report-data.ts: marketReport.asOf must be a day of the calendar as "year-month-day", such as "2026-10-31", but is "31.10.2026"`],
    ['exchangeRate.asOf',                        '2026-02-31', 'exchange-rate.ts: exchangeRate.asOf must be a day of the calendar'],
    ['marketReport.overview',                    undefined,    'market-report-data.ts: marketReport.overview is missing.'],
    ['marketReport.overview.medianPrice.amount', '484,000',    'marketReport.overview.medianPrice.amount must be an amount above zero, without quotes or commas, but is "484,000".'],
    ['marketReport.charts.soldListings',         [74, 69],     'marketReport.charts.soldListings must not have fewer than 6 items, but is [74,69].'],
    ['marketReport.charts.soldListing',          [],           'marketReport.charts.soldListing is no field here; is it misspelt?'],
    ['marketReport.listings.0.baths',            2.3,          `marketReport.listings[0] (${reported?.name}).baths must be a number of bathrooms in halves`],
    ['marketReport.listings.0.picture',          'my-villa',   `marketReport.listings[0] (${reported?.name}).picture must name a picture of media/property, with a row in media/manifest.json, but is "my-villa"`],
    ['office.email',                   'office@@dosmares',   'office.ts: office.email must be an email address such as "ana@dosmares.example", without accents or blanks, but is "office@@dosmares".'],
    ['office.phone',                           'call me',    'office.ts: office.phone must be a telephone number with its country, such as "+52 624 000 0100", but is "call me".'],
    ['office.hours',                ['Sa-Mo 18:00-09:00'],    'office.hours must close after they open, and must not overlap, but is ["Sa-Mo 18:00-09:00"].'],
    ['office.hours', ['Mo-Fr 09:00-18:00', 'Fr 17:00-20:00'], 'office.hours must close after they open, and must not overlap'],
    ['office.hours.0',                         'Mon 9-5',     'office.hours[0] must be hours as schema.org writes them'],
    ['roster.0.slug',                          'José-Ángel', `agents/roster.ts: roster[0] (${first?.name}).slug must be lower-case letters without accents, digits and single hyphens`],
    [`profiles.${first?.id}.submitPolicy`,      'by pigeon',  `agents/profiles.ts: profiles[${first?.id}].submitPolicy must be one of "inquiry-then-backup"`],
    ['listings.0.price',                     '5.750.000 $',  `listings.ts: listings[0] (id ${house?.id}).price must be a price such as "$5,750,000", but is "5.750.000 $"`],
    [`details.${house?.id}.images`,             ['my-villa'], 'images[0] must name a picture of media/property, with a row in media/manifest.json, but is "my-villa".'],
    ['exchangeRate.pesosPerDollar',            1844,         'exchange-rate.ts: exchangeRate.pesosPerDollar must be <= 100, but is 1844.'],
    ['buyersGuide.0.ask',                      'nobody',     'buyers-guide.ts: buyersGuide[0] (id trust).ask must be an id of the roster, or "office", but is "nobody".'],
    ['buyersGuide.0.answer.es',                '',           'buyers-guide.ts: buyersGuide[0] (id trust).answer.es must be a text, but is "".'],
    ['propertyTypes.0.value',                  '',           'inquiries/inquiry-options.ts: propertyTypes[0].value must be lower-case letters'],
  ])('says what is wrong with %s: %j', (path, value, sentence) => {
    expect(contentFaults(contentWith(path, value)).join('\n')).toContain(sentence);
  });

  it.each([
    ['roster.0.phone', '+52 624 143 1234'],
    ['roster.0.phone', '+44 20 7946 0018'],
    ['roster.0.lastName', 'Núñez de la Cruz'],
    ['marketReport.listings.0.feature', undefined],
  ])('M11 accepts other valid values: %s, %j', (path, value) => {
    expect(contentFaults(contentWith(path, value))).toEqual([]);
  });
});

// Only for the fictional brokerage: a real one has real numbers.
whileDemo('the demo content is fictional (this check ends when office.email is a real address)', () => {
  it('has numbers and addresses that cannot belong to anyone', () => {
    const reserved = /^(\+1 \(\d{3}\) 555-01\d\d|\+52 624 000 01\d\d)$/;
    for (const { email, phone, phoneSecondary } of [...roster, { ...office, phoneSecondary: undefined }]) {
      expect(email).toMatch(/@dosmares\.example$/);
      expect(phone).toMatch(reserved);
      expect(phoneSecondary ?? '+52 624 000 0100').toMatch(reserved);
    }
    expect(new URL(office.social.url).hostname).toMatch(/\.example$/);
  });
});
