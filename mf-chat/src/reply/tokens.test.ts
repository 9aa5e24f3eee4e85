import { office } from '@dosmares/content/office';
import { type Property, properties } from '@dosmares/content/properties';
import { digits, type RosterEntry, roster, telHref } from '@dosmares/content/roster';
import { tokens } from './tokens.ts';

const [a, b] = roster as unknown as readonly [RosterEntry, RosterEntry];
const [house] = properties as readonly [Property];
const reading = { siteOrigin: 'https://site.example', language: 'en' as const };
const linked = (reply: string) =>
  tokens(reply, reading).flatMap((token) => {
    if (token.kind === 'text') return [];
    return token.kind === 'page' ? [token.to] : [token.href];
  });
const written = (reply: string) =>
  tokens(reply, reading)
    .map(({ text }) => text)
    .join('');

describe('tokens', () => {
  it.each([
    [`See /property/${house.id}.`, [`/property/${house.id}`]],
    [`(/${a.slug}), /agents/${b.slug}; /team/${a.id}`, [`/${a.slug}`, `/agents/${b.slug}`, `/team/${a.id}`]],
    [`/contact?agent=${a.slug}`, [`/contact?agent=${a.slug}`]],
    ['https://site.example/market-report', ['/market-report']],
    ...roster.map(({ phone }): [string, string[]] => [
      `Call ${phone} or ${office.phone}`,
      [telHref(phone), office.phoneHref],
    ]),
    [`${office.phoneHref} and ${office.emailHref}`, [office.phoneHref, office.emailHref]],
    [`Write to ${b.email}.`, [`mailto:${b.email}`]],
    [`https://wa.me/${digits(a.phone)}?text=hello`, [`https://wa.me/${digits(a.phone)}`]],
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
    '/property/9999 /team/9999 /nobody /api/chat /property/9999/../../x',
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
