import { inquiryTypes, propertyTypes } from '@dosmares/content/inquiry-options';
import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import type { Inquiry } from '@dosmares/store/inquiry';
import { agent, visitor } from '../../../api/testing/bodies/bodies.ts';
import { event, listing, mailTo } from '../../../api/testing/every-mail.ts';

const isPleaseCheck = /^\[Please check\] Inquiry/;
const claimed = 'evil@elsewhere.test';
const evaluation = { area: 'Loreto', size: '200 m²' };
const follows = 'DM-AAAA-BBBB';

describe('the mail to staff', () => {
  it('X01 goes to the agent’s address on the roster, or to the office for an agent who has left', () => {
    for (const { id, name, email } of roster)
      expect(mailTo('agent', { agent_id: id }).to).toEqual({ name, address: email });
    expect(mailTo('office').to.address).toBe(office.email);
    expect(mailTo('agent', { agent_id: 9999 }).to.address).toBe(office.email);
  });

  // biome-ignore format: a table reads in columns
  it.each<[string, Partial<Inquiry>, RegExp, string[]]>([
    ['X01 a form that names a stranger',     { flagged: 'agent-mismatch', details: { claimed } }, isPleaseCheck,              [`The form named: ${claimed}`]],
    ['X01 an address that may be a command', { email: '|id@x.test' },                             isPleaseCheck,              ['so nothing is sent to it. Please call', '\nWe promise an answer']],
    ['C28 an evaluation',                    { details: { evaluation } },                         /^Evaluation DM-\S+ from Jane Doe$/, ['Jane Doe asks for an evaluation', 'Area: Loreto\nSize: 200 m²']],
    ['X02 an inquiry that follows another',  { details: { follows } },                            /\(follows DM-AAAA-BBBB\)$/, [`Follows: ${follows}`, 'has written again']],
    ['C21 an unknown house',                 { details: { mlsNumber: '19-0001' } },               /: MLS 19-0001$/,           ['House: MLS 19-0001']],
    ['I47 who has it',                       { events: [event('taken')] },                        /^Inquiry/,                 [`Status: Assigned to ${agent.name}`]],
    ['I47 the chat',                         { page: 'chat' },                                    /^Inquiry/,                 ['Sent from: The chat\n']],
  ])('says %s', (_, more, subject, words) => {
    const mail = mailTo('office', more);

    expect(mail.subject).toMatch(subject);
    for (const said of words) expect(mail.text).toContain(said);
  });

  it('I54 has links for answering in one click, by mail and, where there is a number, call and WhatsApp', () => {
    const { replyTo, html, text } = mailTo('agent');

    expect(replyTo).toEqual([{ name: visitor.name, address: visitor.email }]);
    const links = ['mailto:jane@visitor.test?subject=', 'tel:+1760555', 'https://wa.me/17605550199?text='];
    for (const part of [html, text]) for (const link of links) expect(part).toContain(link);
    expect(mailTo('agent', { phone: 'none' }).html).not.toMatch(/tel:|wa\.me/);
  });

  it('C21 I47 shows the house with picture, price and page, who has the inquiry, and options as the form shows them', () => {
    const { mlsNumber, title, price, id } = listing;
    const details = { mlsNumber, inquiryType: 'investment', property: 'land · a ranch' };
    const { subject, text, html } = mailTo('agent', { details });
    const label = (options: typeof inquiryTypes | typeof propertyTypes, wanted: string) =>
      options.find(({ value }) => value === wanted)?.label;

    expect(subject).toBe(`Inquiry DM-7K3P-Q9WD from Jane Doe: ${title}, MLS ${mlsNumber}`);
    expect(html).toMatch(/<img src="https:\/\/site\.test\/media\/[^"]+\.jpg" alt="[^"]+" width="600"/);
    expect(html).toContain(`https://site.test/property/${id}`);
    for (const words of [
      `House: ${title}, MLS ${mlsNumber}, ${price}`,
      'Status: Nobody has taken it yet',
      `Inquiry type: ${label(inquiryTypes, 'investment')}`,
      `Property: ${label(propertyTypes, 'land')} · a ranch`,
      'Monday, November 23, 2026 at 9:00 AM MST',
      `Sent from: https://site.test/${agent.slug}\n`,
    ])
      expect(text).toContain(words);
    expect(mailTo('agent', { page: 'chat' }).text).toContain('Sent from: The chat\n');
    expect(mailTo('agent', { details: { mlsNumber: '19-0001' } }).subject).toMatch(/: MLS 19-0001$/);
    expect(mailTo('office', { events: [event('taken')] }).text).toContain(
      `Status: Assigned to ${agent.name}`,
    );
  });

  it('escapes what was typed', () => {
    const message = 'Is <b>this</b> & that\nstill free?';
    const { html } = mailTo('agent', { name: '<script>', message, details: { property: '"><img src=x>' } });

    expect(html).toContain('Is &lt;b&gt;this&lt;/b&gt; &amp; that<br>still free?');
    expect(html).not.toMatch(/<script|<img/);
  });

  it('V02 V03 V05 shows viewing wishes, with a calendar entry for each', () => {
    const wishes = [
      { date: '2026-11-28', half: 'morning', way: 'visit', timeZone: 'America/New_York' },
      { date: '2026-12-01', half: 'afternoon', way: 'call' },
      { date: 'next week', half: 'any' },
    ];
    const { text, attachments = [] } = mailTo('agent', { details: { wishes } });
    const [first, second] = attachments;

    for (const words of [
      'Jane Doe asks for a viewing',
      'Viewing wish 1: Saturday, November 28, 2026, morning, 10:00 AM to 1:00 PM, Los Cabos time; for the visitor Saturday 12:00 PM to 3:00 PM, New York time',
      'afternoon, 1:00 PM to 4:00 PM, on a call, Los Cabos time',
      'Viewing wish 3: next week, any, Los Cabos time',
    ])
      expect(text).toContain(words);
    const files = ['viewing-2026-11-28-morning.ics', 'viewing-2026-12-01-afternoon.ics'];
    expect(attachments.map(({ filename }) => filename)).toEqual(files);
    expect(first?.content).toMatch(/DTSTART:20261128T170000Z\s+DTEND:20261128T200000Z/);
    for (const line of ['STATUS:TENTATIVE', 'SUMMARY:Viewing']) expect(first?.content).toContain(line);
    expect(second?.content).toContain('SUMMARY:Video tour');
    // A resent mail must not enter a viewing twice.
    expect(mailTo('agent', { details: { wishes } }).attachments).toEqual(attachments);
  });

  it('X02 keeps its Message-ID unless staff resend it', () => {
    const mails = [mailTo('agent'), mailTo('agent'), mailTo('office'), mailTo('agent', {}, 1)];

    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
  });
});
