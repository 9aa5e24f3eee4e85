import { office } from '../office.ts';
import { whileDemo } from '../testing/while-demo.ts';
import { type Content, content, contentFaults, requireRightContent } from './check.ts';

/**
 * Returns the content with one value replaced or left out; the path is written with dots: `reportData.listings.1.price`.
 */
function contentWith(path: string, value: unknown): Content {
  const changed = structuredClone(content);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<Record<string, unknown>>(
    (outer, step) => outer[step] as Record<string, unknown>,
    changed,
  );

  if (value === undefined) delete parent[last];
  else parent[last] = value;

  return changed;
}

const first = content.roster[0] as (typeof content.roster)[number];
const house = content.listings[0] as (typeof content.listings)[number];
const reported = content.reportData.listings[0] as { name: string };

describe('content', () => {
  it('is right', () => {
    expect(contentFaults()).toEqual([]);
    expect(requireRightContent).not.toThrow();
  });

  // biome-ignore format: a table reads in columns
  it.each([
    ['reportData.asOf',                        '31.10.2026', `market-report-data.ts: reportData.asOf must be a day of the calendar as "year-month-day", such as "2026-10-31", but is "31.10.2026"`],
    ['reportData.asOf',                        2026,         'market-report-data.ts: reportData.asOf must be a day of the calendar'],
    ['reportData.overview',                    undefined,    'market-report-data.ts: reportData.overview must have fields, but is missing'],
    ['reportData.overview.medianPrice.amount', '484,000',    'market-report-data.ts: reportData.overview.medianPrice.amount must be an amount above zero, without quotes or commas, but is "484,000".'],
    ['reportData.overview.inventory.new',      undefined,    'market-report-data.ts: reportData.overview.inventory.new must be a whole number, zero or more, but is missing.'],
    ['reportData.months.0',                    'Mai',        'market-report-data.ts: reportData.months[0] must be one of "Jan", "Feb"'],
    ['reportData.charts.daysOnSite.2',         155.5,        'market-report-data.ts: reportData.charts.daysOnSite[2] must be a whole number, zero or more, but is 155.5.'],
    ['reportData.charts.soldListings',         [74, 69],     'market-report-data.ts: reportData.charts.soldListings must be a list of 6: one for each month, but is [74,69].'],
    ['reportData.charts.soldListing',          [],           'market-report-data.ts: reportData.charts.soldListing is no field here; is it misspelt?'],
    ['reportData.listings',                    [],           'market-report-data.ts: reportData.listings must be a list of 3: the slider has three places, but is [].'],
    ['reportData.listings.0.price',            -1,           `market-report-data.ts: reportData.listings[0] (${reported.name}).price must be an amount above zero`],
    ['reportData.listings.0.baths',            2.3,          `reportData.listings[0] (${reported.name}).baths must be a number of bathrooms in halves`],
    ['reportData.listings.0.area',             'Atlantis',   `reportData.listings[0] (${reported.name}).area must be one of "`],
    ['reportData.listings.0.picture',          'my-villa',   `reportData.listings[0] (${reported.name}).picture must name a picture of media/property, with a row in media/manifest.json, but is "my-villa"`],
    ['reportData.listings.0.reference',        '5206',       'must be a reference number such as "25-5206", but is "5206".'],
    ['office.email',                       'office@@dosmares', 'office.ts: office.email must be an email address such as "ana@dosmares.example", without accents or blanks, but is "office@@dosmares".'],
    ['office.phone',                       'call me',    'office.ts: office.phone must be a telephone number with its country, such as "+52 624 000 0100", but is "call me".'],
    ['office.timeZone',                    'Los Cabos',  'office.ts: office.timeZone must be one of "Africa/Abidjan"'],
    ['roster.0.email',                     'josé ángel@dosmares.example', `agents/roster.ts: roster[0] (${first.name}).email must be an email address`],
    ['roster.0.slug',                      'José-Ángel', `agents/roster.ts: roster[0] (${first.name}).slug must be lower-case letters without accents, digits and single hyphens`],
    ['roster.0.fax',                       '+1',         `agents/roster.ts: roster[0] (${first.name}).fax is no field here; is it misspelt?`],
    [`profiles.${first.id}.yearsExperience`, '18',       `agents/profiles.ts: profiles[${first.id}].yearsExperience must be a whole number, zero or more, but is "18"`],
    [`profiles.${first.id}.submitPolicy`,  'by pigeon',  `agents/profiles.ts: profiles[${first.id}].submitPolicy must be one of "inquiry-then-backup"`],
    [`profiles.${first.id}.bio`,           [],           `profiles[${first.id}].bio must be a list of paragraphs in biographies.ts, but is []`],
    ['listings.0.price',                   '5.750.000 $', `listings.ts: listings[0] (id ${house.id}).price must be a price such as "$5,750,000", but is "5.750.000 $"`],
    [`details.${house.id}.images`,         [],           'images must be a list of pictures, but is [].'],
    ['exchangeRate.pesosPerDollar',        1844,         'exchange-rate.ts: exchangeRate.pesosPerDollar must be pesos for a dollar, such as 18.44, but is 1844.'],
    ['buyersGuide.0.answer.es',                  '',           'buyers-guide.ts: buyersGuide[0] (id trust).answer.es must be a text, but is "".'],
    ['propertyTypes.0.value',              '',           'inquiries/inquiry-options.ts: propertyTypes[0].value must be lower-case letters'],
  ])('says what is wrong with %s: %j', (path, value, sentence) => {
    expect(contentFaults(contentWith(path, value)).join('\n')).toContain(sentence);
  });

  it('M11 lets the area in square meters and the feature line be left out', () => {
    for (const field of ['squareMetres', 'feature'])
      expect(contentFaults(contentWith(`reportData.listings.0.${field}`, undefined))).toEqual([]);
  });

  it('names every wrong field at once', () => {
    const report = contentWith('reportData.asOf', 2026);
    const faults = contentFaults({ ...report, areas: ['', 'Loreto'], retiredIds: [0.5] });

    expect(faults.map((fault) => fault.split(' must')[0])).toEqual([
      'market-report-data.ts: reportData.asOf',
      'site.ts: areas[0]',
      'agents/roster.ts: retiredIds[0]',
    ]);
  });

  it.each(['+52 624 143 1234', '+1 (760) 555-0101', '+44 20 7946 0018', '+526241431234'])(
    'takes the telephone number %s',
    (phone) => {
      expect(contentFaults(contentWith('roster.0.phone', phone))).toEqual([]);
    },
  );

  it('takes people with more than two names', () => {
    const jose = {
      firstName: 'José Ángel',
      lastName: 'Núñez de la Cruz',
      name: 'José Ángel Núñez de la Cruz',
      slug: 'jose-angel-nunez-de-la-cruz',
      email: 'jose.angel@dosmares.example',
    };

    expect(contentFaults(contentWith('roster.0', { ...first, ...jose }))).toEqual([]);
  });
});

// Only for the fictional brokerage: a real one has real numbers.
whileDemo('the demo content is fictional (this check ends when office.email is a real address)', () => {
  it('has numbers and addresses that cannot belong to anyone', () => {
    const reserved = /^(\+1 \(\d{3}\) 555-01\d\d|\+52 624 000 01\d\d)$/;
    for (const { email, phone, phoneSecondary } of [
      ...content.roster,
      { ...office, phoneSecondary: undefined },
    ]) {
      expect(email).toMatch(/@dosmares\.example$/);
      expect(phone).toMatch(reserved);
      expect(phoneSecondary ?? '+52 624 000 0100').toMatch(reserved);
    }
    expect(new URL(office.social.url).hostname).toMatch(/\.example$/);
  });
});
