import { languageOf } from './language.ts';

describe('languageOf', () => {
  it.each([
    ['Exclusive Estate Investment se ofrece en $5,750,000. /property/1', 'es'],
    ['¿Cuánto cuesta?', 'es'],
    ['Tobias Lindqvist habla inglés, español, sueco y alemán. /tobias-lindqvist', 'es'],
    ['Exclusive Estate Investment is offered at $5,750,000. /property/1', 'en'],
    ['The office: Boulevard Marina s/n y Vicente Guerrero s/n. Map and directions: /contact', 'en'],
    ['Premier Investment Villa, Palmilla, San Jose del Cabo: 7 bedrooms, the lot and a garage.', 'en'],
    ['Hello', 'en'],
  ])('hears %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
