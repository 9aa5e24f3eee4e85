import { inquiryTypes, propertyTypes } from '@dosmares/content/inquiry-options';
import { type Listing, listings } from '@dosmares/content/listings';
import { office } from '@dosmares/content/office';
import { withWishes } from '@dosmares/content/viewing-wishes';
import { agent, visitor } from '../../testing/bodies/bodies.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { promisedTime } from './local-time.ts';
import { inquiryMail, type Reader } from './mails.ts';
import { answerBy } from './promise.ts';
import { everyMail, inquiry } from './testing/every-mail.ts';

const [listing] = listings as readonly [Listing];
const mail = (reader: Reader, more: Partial<Inquiry> = {}) =>
  inquiryMail({ ...inquiry, ...more }, reader, 0, { siteOrigin: 'https://site.test' });

describe('what a mail says at a glance', () => {
  it('I47 shows the house, in whose hands the inquiry is, and options as the form shows them', () => {
    const { text, html } = mail('agent');
    const label = (wanted: string) => propertyTypes.find(({ value }) => value === wanted)?.label;

    expect(html).toMatch(/<img src="https:\/\/site\.test\/media\/[^"]+\.jpg" alt="[^"]+" width="600"/);
    expect(text).toContain('In whose hands: Nobody has taken it yet');
    expect(text).toContain(`Property: ${label('oceanfront-villa')} · ${label('land')} · a ranch`);
    const taken = { number: 1, at: inquiry.receivedAt, kind: 'taken', actor: agent.id, detail: {} } as const;
    expect(mail('office', { events: [taken] }).text).toContain(`In whose hands: Assigned to ${agent.name}`);
  });

  it('I48 tells the visitor who answers and by when, how to call, and where the privacy notice stands', () => {
    const { text } = mail('visitor');

    expect(text).toContain(`${agent.name} will answer by ${promisedTime(answerBy(inquiry.receivedAt))}.`);
    expect(text).toContain(`Call ${office.phone}: ${office.phoneHref}`);
    expect(text).toContain('How we handle your data: https://site.test/contact#privacy');
    expect(mail('visitor').html).toContain('href="https://site.test/contact#privacy"');
    expect(mail('visitor', { agentId: null }).text).toContain('One of us will answer by');
  });

  it('I48 repeats to the visitor what was chosen: the house, the type, the half-days, and a direct line', () => {
    const message = withWishes('Hello', [{ date: '2026-11-28', half: 'morning' }]);
    const { html, text } = mail('visitor', { message, facts: { ...inquiry.facts, inquiryType: 'buying' } });

    expect(html).toMatch(/<img src="https:\/\/site\.test\/media\/[^"]+\.jpg"/);
    expect(text).toContain(`House: ${listing.title}, MLS ${listing.mlsNumber}, ${listing.price} USD`);
    const buying = inquiryTypes.find(({ value }) => value === 'buying');
    expect(text).toContain(`Inquiry type: ${buying?.label}`);
    expect(text).toContain('First choice: Saturday, November 28, 2026, morning, 10:00 AM to 1:00 PM, Los');
    expect(text).toContain(`${agent.name}: Direct line ${agent.phone}`);
    expect(html).toContain(`href="tel:${agent.phone.replace(/[^+\d]/g, '')}"`);
  });

  it('X04 I48 says nothing that a visitor typed', () => {
    const wish = { date: '2026-11-28', half: 'morning', ownTime: 'pills' } as const;
    const message = withWishes('Buy pills', Array(9).fill(wish));
    const facts = { mlsNumber: 'pills', property: 'pills', claimed: 'pills', source: 'pills' };
    const one = mail('visitor', { name: 'pills', phone: 'pills', message, facts });

    expect(JSON.stringify(one)).not.toContain('pills');
    expect(one.text.match(/(First|Second|Third) choice/g)).toHaveLength(3);
    expect(one.to).toEqual({ name: '', address: visitor.email });
    expect(one.replyTo).toEqual([{ name: office.name, address: office.email }]);
  });
});

describe.each(Object.entries(everyMail))('%s in any mail program', (_, { html, text }) => {
  const plain = html.replace(/<style>.*?<\/style>/s, '');

  it('I49 holds every link without its style sheet, and nothing that Outlook or Yahoo lack', () => {
    for (const [href] of text.matchAll(/https:\/\/site\.test\S+|tel:\S+/g))
      expect(plain).toContain(`href="${href}"`);
    expect(plain).not.toMatch(
      /position:|float:|display:\s*(?:inline-)?(?:flex|grid)|var\(|background-image|url\(/,
    );
    for (const [tag] of plain.matchAll(/<(?:table|img)[^>]*max-width[^>]*>/g))
      expect(tag).toMatch(/ width="\d+"/);
  });

  it('I49 has a colour for every text, legible on its ground', () => {
    const texts = [...plain.matchAll(/<(?:a|p|h1|div|td)[^>]* style="([^"]*font-size[^"]*)"/g)];
    expect(texts.length).toBeGreaterThan(3);
    for (const [, style = ''] of texts) {
      const fore = /(?<![-\w])color:(#\w{6})/.exec(style)?.[1];
      // A cell may leave the colour to its content.
      if (fore === undefined && style.includes('letter-spacing')) continue;
      const back = /background:(#\w{6})/.exec(style)?.[1] ?? '#faf7f2';
      expect(contrast(fore ?? '', back)).toBeGreaterThan(4.5);
    }
  });
});

function contrast(...colours: [string, string]): number {
  const [dark = 0, light = 0] = colours.map(luminance).sort((one, other) => one - other);

  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;

    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
