import { tokens } from './tokens.ts';

const origin = 'https://site.example';
const linked = (reply: string) =>
  tokens(reply, origin).flatMap((token) => {
    if (token.kind === 'text') return [];
    return token.kind === 'page' ? [token.to] : [token.href];
  });
const written = (reply: string) =>
  tokens(reply, origin)
    .map(({ text }) => text)
    .join('');

describe('tokens', () => {
  it.each([
    ['See /property/1.', ['/property/1']],
    [
      '(/leonor-arriaga), /agents/helena-marsh; /team/12',
      ['/leonor-arriaga', '/agents/helena-marsh', '/team/12'],
    ],
    ['/contact?agent=bruno-aguilar', ['/contact?agent=bruno-aguilar']],
    ['https://site.example/market-report', ['/market-report']],
    ['Call +1 (760) 555-0112 or +52 624 000 0109', ['tel:+17605550112', 'tel:+526240000109']],
    [
      'tel:+17605550100 and mailto:office@dosmares.example',
      ['tel:+17605550100', 'mailto:office@dosmares.example'],
    ],
    ['Write to helena@dosmares.example.', ['mailto:helena@dosmares.example']],
    ['https://wa.me/526240000109?text=hello', ['https://wa.me/526240000109']],
  ])('X05 links what is ours: %s', (reply, hrefs) => {
    expect(linked(reply)).toEqual(hrefs);
  });

  it.each([
    'https://evil.example/contact',
    '//evil.example/contact',
    'evil.example/contact',
    'https://site.example.evil.example/contact',
    'https://site.example@evil.example/contact',
    'javascript:alert(1)//contact',
    'data:text/html,/contact',
    '/property/99 /team/11 /nobody /api/chat /property/1/../../x',
    '/contact?agent=nobody',
    '24/7 and/or 1/2',
    'Call +1 (900) 555-0199 or write to evil@evil.example',
    'tel:+19005550199 mailto:evil@evil.example',
    'https://wa.me/19005550199',
    '<a href="/contact">x</a> [x](javascript:alert(1))',
  ])('X05 leaves the rest as text: %s', (reply) => {
    const own = reply.includes('href="/contact"') ? ['/contact'] : [];

    expect(linked(reply)).toEqual(own);
    if (own.length === 0) expect(written(reply)).toBe(reply);
  });
});
