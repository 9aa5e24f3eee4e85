import { marketReport, validateReport } from './market-report.ts';
import { reportData } from './market-report-data.ts';

/** The report with one field replaced; the path is written as in the sentences: `listings[1].price`. */
function reportWith(path: string, value: unknown) {
  const report = structuredClone(reportData) as unknown as Record<string, unknown>;
  const steps = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((inner, step) => inner[step] as Record<string, unknown>, report);

  if (value === undefined) delete parent[last];
  else parent[last] = value;

  return report;
}

describe('the market report', () => {
  it('M04 states the overview of the last 30 days', () => {
    expect(marketReport.overview).toEqual({
      medianPrice: { amount: 484_000, active: 353_071.43 },
      daysOnSite: { active: 169 },
      inventory: { new: 83, active: 650 },
    });
  });

  it('M05-M08 has six figures, May to Oct, for each series', () => {
    expect(marketReport.months).toEqual(['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct']);
    for (const series of Object.values(marketReport.charts)) expect(series).toHaveLength(6);
  });

  it('M10 M11 lists three active houses at the stated prices', () => {
    expect(marketReport.listings.map((listing) => listing.price)).toEqual([6_950_000, 3_795_800, 499_000]);
    expect(marketReport.listings.map((listing) => listing.status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
    expect(marketReport.listings.map((listing) => listing.type)).toEqual(['House', 'House', 'House']);
  });
});

describe('validateReport', () => {
  it('answers with a right report', () => {
    expect(validateReport(reportData)).toBe(reportData);
  });

  // biome-ignore format: a table reads in columns
  it.each([
    ['asOf',                          '31.10.2025', 'asOf must be a day of the calendar as "year-month-day", such as "2025-10-31", but is "31.10.2025".'],
    ['asOf',                          '2025-02-30', 'asOf must be a day of the calendar'],
    ['asOf',                          '2025-11-30', 'months must be the six that end with the month of asOf: Jun, Jul, Aug, Sep, Oct, Nov.'],
    ['overview',                      undefined,    'overview is missing.'],
    ['overview.medianPrice.active',   '353,071.43', 'overview.medianPrice.active must be an amount above zero, without quotes or commas, but is "353,071.43".'],
    ['overview.inventory.new',        undefined,    'overview.inventory.new is missing: it must be a whole number, zero or more.'],
    ['months[0]',                     'Mai',        'months[0] must be one of "Jan", "Feb"'],
    ['months[0]',                     'Jan',        'months must be the six that end with the month of asOf: May, Jun'],
    ['charts.daysOnSite[2]',          155.5,        'charts.daysOnSite[2] must be a whole number, zero or more, but is 155.5.'],
    ['charts.soldListings',           [74, 69],     'charts.soldListings must be a list of 6: one for each month.'],
    ['charts.soldListing',            [],           'charts.soldListing is not a field of the report; is it misspelt?'],
    ['listings',                      [],           'listings must be a list of 3: the slider has three places.'],
    ['listings[1].price',             -1,           'listings[1].price must be an amount above zero'],
    ['listings[1].baths',             2.3,          'listings[1].baths must be a number of bathrooms in halves'],
    ['listings[2].name',              ' ',          'listings[2].name must be a text, but is " ".'],
    ['listings[2].area',              'La Paz',     'listings[2].area must be one of "Cabo San Lucas", "Cabo Corridor", but is "La Paz".'],
    ['listings[0].reference',         '5206',       'listings[0].reference must be a reference number such as "25-5206", but is "5206".'],
    ['listings[0].reference',         '25-5219',    'listings has the reference "25-5219" twice.'],
  ])('refuses a wrong %s (%p)', (path, value, sentence) => {
    expect(() => validateReport(reportWith(path, value))).toThrow(sentence);
  });

  it('lets the area in square metres and the feature line be left out', () => {
    const report = reportWith('listings[0].squareMetres', undefined);

    expect(validateReport(report)).toBe(report);
  });

  it.each([undefined, null, 'report'])('refuses %p in place of a report', (data) => {
    expect(() => validateReport(data)).toThrow('The report is missing.');
  });

  it('names every wrong field at once', () => {
    const report = reportWith('overview.daysOnSite.active', '169');
    report.asOf = 2025;

    expect(() => validateReport(report)).toThrow(/asOf must[\s\S]*overview\.daysOnSite\.active must/);
  });
});
