import { profiles } from './agents/profiles.ts';
import { founder, homeTeam, retiredIds, roster } from './agents/roster.ts';
import { buyersGuide } from './buyers-guide.ts';
import { costs } from './costs.ts';
import { inquiryTypes, propertyTypes } from './inquiries/inquiry-options.ts';
import { featuredIds, listings, squareFeetOf } from './listings.ts';
import { marketReport } from './market-report-data.ts';
import { propertyPicture } from './pictures/property.ts';
import { agentTable } from './pictures/tables/agents.ts';
import { details, properties, propertyById } from './properties.ts';
import { areas, fixedSegments } from './site.ts';

/** Returns what is in a list more than once. */
const twiceIn = <Value>(values: readonly Value[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const twice = <Field extends string>(
  entries: readonly Readonly<Record<Field, unknown>>[],
  ...fields: Field[]
) => fields.flatMap((field) => twiceIn(entries.map((entry) => entry[field])));
const isNobody = (id: number) => roster.every((agent) => agent.id !== id);

const [year = 0, month = 0] = marketReport.asOf.split('-').map(Number);
const months = marketReport.months.map((_, index) =>
  new Date(year, month - 6 + index).toLocaleString('en-US', { month: 'short' }),
);

// Rules that span several fields or entries, each with the entries that break it.
it.each<[rule: string, wrong: readonly unknown[]]>([
  [
    'no two entries have the same id, name or value',
    [
      ...twice(roster, 'id', 'slug', 'name', 'email', 'phone'),
      ...twice(listings, 'id', 'mlsNumber'),
      ...twice(marketReport.listings, 'reference'),
      ...twice(buyersGuide, 'id'),
      ...twice([...costs.buying.rows, ...costs.keeping.rows], 'id'),
      ...twice(inquiryTypes, 'value'),
      ...twice(propertyTypes, 'value'),
      ...twiceIn(areas),
    ],
  ],
  [
    'G12 an agent has an id never used before, a free slug, a profile and a portrait (media/manifest.json, npm run pictures)',
    roster.filter(
      ({ id, slug }) =>
        retiredIds.includes(id) ||
        (fixedSegments as readonly string[]).includes(slug) ||
        !profiles[id] ||
        !Object.hasOwn(agentTable, id),
    ),
  ],
  [
    'a profile, the founder and the home page’s team are on the roster',
    [...Object.keys(profiles).map(Number), founder, ...homeTeam].filter(isNobody),
  ],
  [
    'T09 an agent with two phones has labels for both, and one with a single phone has none',
    roster.filter(
      ({ phoneSecondary, phoneLabels, messagingPhone }) =>
        !phoneSecondary !== !phoneLabels || (messagingPhone === 'secondary' && !phoneSecondary),
    ),
  ],
  [
    'D02 a house has a seller on the roster, a page, and no picture twice',
    listings.filter(
      ({ id, agentId, picture }) => isNobody(agentId) || !details[id] || details[id].images.includes(picture),
    ),
  ],
  [
    'every page of a house and every featured id belongs to a house',
    [...Object.keys(details).map(Number), ...featuredIds].filter((id) =>
      listings.every((house) => house.id !== id),
    ),
  ],
  [
    'the two sizes of a house agree within one percent, and no feature is listed twice',
    listings.filter(({ totalM2, features, ...house }) => {
      const meters = squareFeetOf(house) * 0.092903;

      return (totalM2 && Math.abs(totalM2 / meters - 1) > 0.01) || twiceIn(features).length > 0;
    }),
  ],
  [
    'a home is called a condominium or a townhouse only where its picture shows one',
    [
      ...properties.map(({ image: picture, ...home }) => ({ picture, ...home })),
      ...marketReport.listings,
    ].filter(({ picture, ...home }) =>
      ['condo', 'townhouse', 'penthouse'].some(
        (kind) =>
          JSON.stringify(home).toLowerCase().includes(kind) &&
          !propertyPicture(picture).alt.toLowerCase().includes(kind),
      ),
    ),
  ],
  [
    'M05 the six months of the report end with the month of its date',
    marketReport.months.filter((month, index) => month !== months[index]),
  ],
  [
    'the agents whom the guide refers to are on the roster',
    buyersGuide.filter(({ ask }) => ask !== 'office' && isNobody(Number(ask))),
  ],
  [
    'a cost is in percent, in dollars or a sum, lowest amount first',
    [costs.buying, costs.keeping]
      .flatMap(({ rows }) => rows)
      .filter(({ percent, dollars, sum }) => {
        const [range, ...others] = [percent, dollars, sum].filter((each) => each !== undefined);

        return !range || others.length > 0 || (range[0] ?? 0) > (range[1] ?? 0);
      }),
  ],
])('%s', (_, wrong) => {
  expect(wrong).toEqual([]);
});

it('D02 D06 finds each house by its id and by nothing else', () => {
  for (const property of properties) expect(propertyById(property.id)).toBe(property);
  expect(['0', '9999', '01', '1x', '', 'constructor'].map(propertyById)).toEqual(Array(6).fill(undefined));
});
