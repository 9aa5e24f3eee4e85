import { searchAddress } from './search-address.ts';

describe('searchAddress', () => {
  it('P04 adds the trimmed, URL-encoded query', () => {
    expect(searchAddress('http://outside.example/listings', ' 25-5134 & more ')).toBe(
      'http://outside.example/listings?q=25-5134%20%26%20more',
    );
  });

  it('P04 keeps a query that the address already has', () => {
    expect(searchAddress('http://outside.example/listings?lang=en', '25')).toBe(
      'http://outside.example/listings?lang=en&q=25',
    );
  });
});
