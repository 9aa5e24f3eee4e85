import { marketReport } from '@dosmares/content/market-report';
import { office } from '@dosmares/content/office';
import { type Property, properties } from '@dosmares/content/properties';
import { digits, type RosterEntry, roster } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { onlyFacts } from './fact-filter.ts';

const [house, second] = properties as unknown as readonly [Property, Property];
const [agent, other] = roster as unknown as readonly [RosterEntry, RosterEntry];
const { amount, active } = marketReport.overview.medianPrice;
const millions = ({ price }: Property) => Number(price.replace(/\D/g, '')) / 1e6;
const left = (reply: string) => onlyFacts(reply).text;

describe('onlyFacts', () => {
  it.each([
    `${house.title} is offered at ${house.price}.`,
    `It is offered at ${millions(house)} million dollars.`,
    `USD ${second.price.slice(1)} for the villa.`,
    `El precio es de ${millions(second)} millones de dólares.`,
    `The median price is $${amount.toLocaleString('en-US')}; among active listings $${active.toLocaleString('en-US')}.`,
    `Over ${claims.sales.text.replace('+', '')} in sales and ${claims.properties.text} properties.`,
    `The lot measures ${house.lotSize}, the house ${house.sqft}.`,
    `Call ${agent.name} at ${agent.phone} or write to ${agent.email}.`,
    `The office: ${office.phone.replace(/[()-]/g, ' ')}.`,
    `${other.name} answers at ${other.phone}.`,
    `See /property/${house.id}, /${agent.slug} and /contact.`,
    `Write on https://wa.me/${digits(agent.phone)}`,
    `${office.address}.`,
    `It stands on ${house.fullLocation.split(',')[0]}, at the end of the road.`,
    `The figures are of ${marketReport.asOf}, the house of ${house.yearBuilt}, MLS 25-5134.`,
    'A free home evaluation is at /contact.',
    'Prices are in US dollars. Payment in pesos is for a person to discuss.',
  ])('keeps what the content holds: %s', (reply) => {
    expect(left(reply)).toBe(reply);
  });

  it.each([
    'It costs $5,000,000.',
    'It costs one dollar.',
    'A dollar, that is 1 USD.',
    'Son cinco millones de pesos.',
    'It is 5.9 million euros.',
    'The price is 5,900,000.',
    'Offered at 5900000 today.',
    `${house.title} is offered at ${second.price}.`,
    `${house.title} is free of charge.`,
    'Call +1 (900) 555-0199.',
    'Call 760-555-0199 now.',
    `${other.name} answers at ${agent.phone}.`,
    `Write to ${agent.slug}@evil.example.`,
    `${other.name} reads ${agent.email}.`,
    'See https://evil.example/property/1',
    'See www.evil.com for more.',
    'Visit evil-homes.com for more.',
    'See /property/9999 for it.',
    'Open /admin now.',
    'Find us at Calle Hidalgo 12.',
    'We are at 12 Ocean Drive.',
    'Write on https://wa.me/19005550199',
  ])('X05 removes what it does not: %s', (reply) => {
    expect(onlyFacts(`All is well. ${reply}`)).toEqual({ text: 'All is well.', removed: expect.any(Number) });
  });

  it('makes words of Markdown', () => {
    expect(left(`## Homes\n**${second.title}**: [see it](/property/${second.id})\n* one`)).toBe(
      `Homes\n${second.title}: see it /property/${second.id}\n- one`,
    );
    expect(left('Good. [Click](https://evil.example)')).toBe('Good.');
  });
});
