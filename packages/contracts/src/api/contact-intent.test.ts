import { type ContactIntent, contactAddress, contactIntent } from './contact-intent.ts';

describe('the reason to open the contact page', () => {
  it.each<[ContactIntent, string]>([
    [{}, '/contact'],
    [{ property: '1', viewing: true }, '/contact?property=1&viewing=yes'],
    [{ property: '1', viewing: 'call' }, '/contact?property=1&viewing=call'],
    [{ agent: 'ana', type: 'general' }, '/contact?agent=ana&type=general'],
    [{ area: 'East Cape', type: 'buying' }, '/contact?area=East+Cape&type=buying'],
  ])('C20 %j is written into the address and read back', (intent, address) => {
    expect(contactAddress(intent)).toBe(address);
    expect(contactIntent(new URL(address, 'http://site.example').searchParams)).toEqual(intent);
  });

  it('C20 ignores empty and unknown values', () => {
    expect(contactIntent(new URLSearchParams('property=&viewing=no&colour=red'))).toEqual({});
  });
});
