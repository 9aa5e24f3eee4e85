import { onlyFacts } from './fact-filter.ts';

const left = (reply: string) => onlyFacts(reply).text;

describe('onlyFacts', () => {
  it.each([
    'Exclusive Estate Investment is offered at $5,750,000.',
    'It is offered at 5.75 million dollars.',
    'USD 4,200,000 for the villa in the Corridor.',
    'El precio es de 6.5 millones de dólares.',
    'The median price is $484,000; among active listings $353,071.43.',
    'Over $1.2B in sales and 4,370+ properties.',
    'The lot measures 0.58 acres (2,350 m²), the house 7,200 sq ft.',
    'Call Leonor Arriaga at +1 (760) 555-0112 or write to leonor@dosmares.example.',
    'The office: +1 760 555 0100.',
    'Helena Marsh answers at +52 624 000 0109.',
    'See /property/1, /leonor-arriaga and /contact.',
    'Write on https://wa.me/17605550112',
    'Boulevard Marina s/n y Vicente Guerrero s/n, C.P. 23400.',
    'It stands on Camino de las Brisas, at the end of the road.',
    'The figures are of 2025-10-31, the house of 2019, MLS 25-5134.',
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
    'Exclusive Estate Investment is offered at $4,200,000.',
    'Exclusive Estate Investment is free of charge.',
    'Call +1 (900) 555-0199.',
    'Call 760-555-0199 now.',
    'Marisol Quintero answers at +1 (760) 555-0112.',
    'Write to leonor@evil.example.',
    'Marisol Quintero reads leonor@dosmares.example.',
    'See https://evil.example/property/1',
    'See www.evil.com for more.',
    'Visit evil-homes.com for more.',
    'See /property/9 for it.',
    'Open /admin now.',
    'Find us at Calle Hidalgo 12.',
    'We are at 12 Ocean Drive.',
    'Write on https://wa.me/19005550199',
  ])('X05 removes what it does not: %s', (reply) => {
    expect(onlyFacts(`All is well. ${reply}`)).toEqual({ text: 'All is well.', removed: expect.any(Number) });
  });

  it('makes words of Markdown', () => {
    expect(left('## Homes\n**Premier Investment Villa**: [see it](/property/3)\n* one')).toBe(
      'Homes\nPremier Investment Villa: see it /property/3\n- one',
    );
    expect(left('Good. [Click](https://evil.example)')).toBe('Good.');
  });
});
