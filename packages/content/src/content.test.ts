import { InquiryType } from '@dosmares/contracts/inquiries';
import Value from 'typebox/value';
import { profiles } from './agents/profiles.ts';
import {
  agentById,
  agentByName,
  agentBySlug,
  digits,
  founder,
  homeTeam,
  retiredIds,
  roster,
  telHref,
} from './agents/roster.ts';
import { buyersGuide } from './buyers-guide.ts';
import { costs } from './costs.ts';
import { exchangeRate } from './exchange-rate.ts';
import { inquiryTypes, propertyTypes } from './inquiries/inquiry-options.ts';
import { featuredIds, listings } from './listings.ts';
import { marketReport } from './market-report-data.ts';
import { agentTable } from './pictures/tables/agents.ts';
import { details, properties, propertyById } from './properties.ts';
import { areas, claims, fixedSegments } from './site.ts';

/** Returns what is in a list more than once. */
const twiceIn = <Value>(values: readonly Value[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const ids = roster.map(({ id }) => id);
const isNobody = (id: number) => !ids.includes(id);

// What no single field shows. A list names the entries that are wrong.
describe('entries of content fit each other', () => {
  it.each([
    ['id, slug, name, email or phone of roster.ts', roster, ['id', 'slug', 'name', 'email', 'phone']],
    ['id or mlsNumber of listings.ts', listings, ['id', 'mlsNumber']],
    ['reference of market-report-data.ts', marketReport.listings, ['reference']],
    ['id of buyers-guide.ts', buyersGuide, ['id']],
    ['inquiry types', inquiryTypes, ['value']],
    ['property types', propertyTypes, ['value']],
  ])('no two entries have the same %s', (_, entries, fields) => {
    for (const field of fields)
      expect(twiceIn((entries as readonly Record<string, unknown>[]).map((entry) => entry[field]))).toEqual(
        [],
      );
    expect(twiceIn(areas)).toEqual([]);
  });

  it('an agent has a new id, a free address, a profile and a portrait (media/manifest.json, npm run pictures)', () => {
    const odd = roster.filter(
      ({ id, slug }) =>
        retiredIds.includes(id) ||
        (fixedSegments as readonly string[]).includes(slug) ||
        !profiles[id] ||
        !Object.hasOwn(agentTable, id),
    );

    expect(odd.map(({ name }) => name)).toEqual([]);
    expect(Object.keys(profiles).map(Number).filter(isNobody)).toEqual([]);
    expect([founder, ...homeTeam].filter(isNobody)).toEqual([]);
  });

  it('T09 two phones have labels, and one alone has none', () => {
    const odd = roster.filter(
      ({ phoneSecondary, phoneLabels, messagingPhone }) =>
        !phoneSecondary !== !phoneLabels || (messagingPhone === 'secondary' && !phoneSecondary),
    );

    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('D02 a house has a seller on the roster, and a page that begins with its picture', () => {
    const odd = listings.filter(
      ({ id, agentId, picture }) => isNobody(agentId) || details[id]?.images[0] !== picture,
    );

    expect(odd.map(({ id }) => id)).toEqual([]);
    expect(listings.map(({ id }) => id)).toEqual(expect.arrayContaining([...featuredIds]));
    expect(Object.keys(details).filter((id) => !listings.some((house) => String(house.id) === id))).toEqual(
      [],
    );
  });

  it('a house has its size in square meters within one percent, and no feature twice', () => {
    const odd = listings.filter(({ sqft, totalM2, features }) => {
      const meters = Number(sqft.replace(/\D/g, '')) * 0.092903;

      return (totalM2 && Math.abs(totalM2 / meters - 1) > 0.01) || twiceIn(features).length > 0;
    });

    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it('M05 the six months of the report end with the month of its day', () => {
    const last = new Date(`${marketReport.asOf}T00:00:00Z`);
    const months = marketReport.months.map((_, index) => {
      const month = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 5 + index));

      return month.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
    });

    expect(marketReport.months).toEqual(months);
  });

  it.each([marketReport.asOf, exchangeRate.asOf])('%s is a day of the calendar', (day) => {
    expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  });

  it('whom the guide names to ask is on the roster', () => {
    expect(
      buyersGuide.filter(({ ask }) => ask !== 'office' && isNobody(Number(ask))).map(({ id }) => id),
    ).toEqual([]);
  });

  it('a cost is in percent or in dollars, begins with its lowest amount, and has somebody to ask', () => {
    const odd = [costs.buying, costs.keeping]
      .flatMap(({ rows, totals }) => [...rows, ...totals])
      .filter(({ percent, dollars }) => {
        const [lowest = 0, highest = 0] = percent ?? dollars ?? [];

        return Boolean(percent) === Boolean(dollars) || lowest > highest;
      });

    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('S01 a claim writes its number', () => {
    const odd = Object.entries(claims).filter(
      ([, { value, text }]) => Number(text.replace(/[^\d.]/g, '')) !== value,
    );

    expect(odd).toEqual([]);
  });

  it('the API takes every type of inquiry', () => {
    expect(inquiryTypes.filter(({ value }) => !Value.Check(InquiryType, value))).toEqual([]);
  });

  it('T11 G09 each agent is found by id, slug and name, and nobody by another', () => {
    for (const agent of roster)
      expect([agentById(agent.id), agentBySlug(agent.slug), agentByName(agent.name)]).toEqual(
        Array(3).fill(agent),
      );
    expect([agentById(9999), agentById(Number.NaN)]).toEqual([undefined, undefined]);
  });

  it('D02 D06 each house is found by its id and by no other text, and says what its card says', () => {
    for (const { id, title, price, beds, baths, sqft } of properties)
      expect([propertyById(id), listings.find((listing) => String(listing.id) === id)]).toEqual(
        Array(2).fill(expect.objectContaining({ title, price, beds, baths, sqft })),
      );
    expect(['0', '9999', '01', '1x', '', 'constructor'].map(propertyById)).toEqual(Array(6).fill(undefined));
  });

  it('AG02 AG06 phone numbers are as links want them', () => {
    expect(digits('+52 624 000 0109')).toBe('526240000109');
    expect(telHref('+1 (760) 555-0112')).toBe('tel:+17605550112');
  });
});
