import { inboundAddresses, type MailedParty } from './addresses.ts';

const key = 'a key for staff of at least thirty-two letters';
const inquiryId = '00000000-0000-4000-8000-00000000000f';
const addresses = inboundAddresses(key, 'in.dosmares.example');
const dayMs = 86_400_000;

describe('addresses at which mail comes in', () => {
  it.each([0, 1, 65_535])(
    'I38 hold the inquiry and person %i, in whatever case, within 64 characters',
    (person) => {
      const address = addresses.replyTo(inquiryId, person);

      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
      expect(addresses.read(address.toUpperCase())).toEqual({ kind: 'reply', inquiryId, person });
    },
  );

  it.each<[MailedParty, number]>([
    ['agent', 0],
    ['office', 1],
    ['visitor', 63],
    ['reply', 64],
  ])('I38 hold whose mail came back: %s, edition %i', (party, edition) => {
    const address = addresses.bounceTo(inquiryId, { party, edition });

    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(addresses.read(address)).toEqual({ kind: 'bounce', inquiryId, party, edition: edition % 64 });
  });

  it('I38 are worthless when any character is another, after 60 days, and with another key', () => {
    const address = addresses.replyTo(inquiryId, 2);
    const at = address.indexOf('@');
    for (let place = 0; place < at; place += 1) {
      const other = address[place] === '0' ? '1' : '0';
      expect(addresses.read(`${address.slice(0, place)}${other}${address.slice(place + 1)}`)).toBeUndefined();
    }

    expect(addresses.read(address, new Date(Date.now() + 60 * dayMs))).toBeDefined();
    expect(addresses.read(address, new Date(Date.now() + 62 * dayMs))).toBeUndefined();
    expect(inboundAddresses(`${key}.`, 'in.dosmares.example').read(address)).toBeUndefined();
    expect(addresses.read(address.replace('reply', 'bounce'))).toBeUndefined();
  });
});
