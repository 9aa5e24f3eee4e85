import { withEvaluation } from '@dosmares/content/evaluation';
import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { type Listing, listings } from '@dosmares/content/listings';
import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import { withWishes } from '@dosmares/content/viewing-wishes';
import { agent, visitor } from '../../testing/bodies/bodies.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { inquiryMail } from './mails.ts';

const [listing] = listings as readonly [Listing];
const inquiry: Inquiry = {
  ...visitor,
  id: '8f1f4a52-7c0e-4d4c-9c2a-000000000001',
  reference: 'DM-7K3P-Q9WD',
  receivedAt: new Date('2026-03-04T01:30:00Z'),
  message: 'Is <b>this</b> & that\nstill free?',
  agentId: agent.id,
  flagged: null,
  held: null,
  facts: { inquiryType: 'investment', property: 'penthouse', source: 'agent-landing-page' },
  events: [],
  page: `/${agent.slug}`,
};
const mail = (more: Partial<Inquiry> = {}, reader: 'agent' | 'office' | 'visitor' = 'agent', edition = 0) =>
  inquiryMail({ ...inquiry, ...more }, reader, edition, { siteOrigin: 'https://site.test' });

describe('the mail to staff', () => {
  it('X01 goes to the address on the roster, whoever is asked for', () => {
    for (const { id, name, email } of roster)
      expect(mail({ agentId: id }).to).toEqual({ name, address: email });
    expect(mail({}, 'office').to.address).toBe(office.email);
  });

  it('goes to the office for an agent who has left the roster', () => {
    expect(mail({ agentId: 9999 }).to.address).toBe(office.email);
  });

  it('answers the visitor with one click, by mail, call and WhatsApp', () => {
    const { replyTo, html, text } = mail();

    expect(replyTo).toEqual([{ name: 'Jane Doe', address: 'jane@visitor.test' }]);
    for (const part of [html, text]) {
      expect(part).toContain('mailto:jane@visitor.test?subject=');
      expect(part).toContain('tel:+17605550199');
      expect(part).toContain('https://wa.me/17605550199?text=');
    }
  });

  it('says the reference, the page and the time in Los Cabos', () => {
    const { subject, text } = mail();

    expect(subject).toBe('Inquiry DM-7K3P-Q9WD from Jane Doe');
    expect(text).toContain(`Sent from: https://site.test/${agent.slug}`);
    expect(text).toContain('Tuesday, March 3, 2026 at 6:30 PM MST');
    expect(text).toContain(
      `Inquiry type: ${inquiryTypes.find(({ value }) => value === 'investment')?.label}`,
    );
  });

  it('shows what was typed as text, never as markup', () => {
    const { html } = mail({ name: '<script>alert(1)</script>', facts: { property: '"><img src=x>' } });

    expect(html).toContain('Is &lt;b&gt;this&lt;/b&gt; &amp; that<br>still free?');
    expect(html).not.toMatch(/<script|<img/);
  });

  it('C28 says that it is about an evaluation, and what the seller says of the home', () => {
    const message = withEvaluation('My parents lived here.', { area: 'Loreto', size: '200 m²', when: '' });
    const { subject, text } = mail({ message });

    expect(subject).toBe('Evaluation DM-7K3P-Q9WD from Jane Doe');
    expect(text).toContain('Jane Doe asks for an evaluation');
    expect(text).toContain('Area: Loreto');
    expect(text).toContain('Size: 200 m²');
    expect(text).not.toContain('Evaluation of a home:');
  });

  it('C21 names the house in the subject, with its price and its page', () => {
    const { subject, text, html } = mail({ facts: { mlsNumber: listing.mlsNumber } });

    expect(subject).toBe(`Inquiry DM-7K3P-Q9WD from Jane Doe: ${listing.title}, MLS ${listing.mlsNumber}`);
    expect(text).toContain(`House: ${listing.title}, MLS ${listing.mlsNumber}, ${listing.price}`);
    expect(html).toContain(`https://site.test/property/${listing.id}`);
  });

  it('C21 keeps the number of a house that content does not know', () => {
    expect(mail({ facts: { mlsNumber: '19-0001' } }).subject).toMatch(/: MLS 19-0001$/);
  });

  it('V02 V03 V05 shows wishes for a viewing, with an entry for a calendar for each', () => {
    const wish = {
      date: '2026-11-28',
      half: 'morning',
      ownTime: 'Saturday 12:00 PM to 3:00 PM, New York time',
    } as const;
    const call = { date: '2026-12-01', half: 'afternoon', onCall: true } as const;
    const message = withWishes('May we see it?', [wish, call]);
    const { text, attachments = [] } = mail({ message, facts: { mlsNumber: listing.mlsNumber } });

    expect(text).toContain('Jane Doe asks for a viewing');
    expect(text).toContain('> May we see it?\n\n');
    expect(text).toContain(
      'Viewing wish 1: Saturday, November 28, 2026, morning, 10:00 AM to 1:00 PM, Los Cabos time; for the visitor Saturday 12:00 PM to 3:00 PM, New York time',
    );
    expect(attachments.map(({ filename }) => filename)).toEqual([
      'viewing-2026-11-28-morning.ics',
      'viewing-2026-12-01-afternoon.ics',
    ]);
    expect(attachments[0]?.content).toContain('DTSTART:20261128T170000Z');
    expect(attachments[0]?.content).toContain('DTEND:20261128T200000Z');
    expect(attachments[0]?.content).toContain('STATUS:TENTATIVE');
    expect(text).toContain('afternoon, 1:00 PM to 4:00 PM, on a call, Los Cabos time');
    expect(attachments[0]?.content).toContain('SUMMARY:Viewing');
    expect(attachments[1]?.content).toContain('SUMMARY:Walk through on a call');
    expect(mail({ message }).attachments).toEqual(mail({ message }).attachments);
  });

  it('V02 sends no entry for what a visitor only says in passing', () => {
    expect(mail({ message: 'Saturday, November 28, 2026, morning would suit me.' }).attachments).toEqual([]);
  });

  it('leaves Call and WhatsApp out when there is no number', () => {
    expect(mail({ phone: '' }).text).not.toMatch(/tel:|wa\.me\/\?/);
    expect(mail({ phone: 'none' }).html).not.toContain('wa.me');
  });

  it('X01 warns the office of an inquiry whose agent could not be believed', () => {
    const flagged = mail(
      { agentId: null, flagged: 'agent-mismatch', facts: { claimed: 'evil@elsewhere.test' } },
      'office',
    );

    expect(flagged.subject).toMatch(/^\[Please check\]/);
    expect(flagged.text).toContain('The form named: evil@elsewhere.test');
  });

  it('keeps its Message-ID for every attempt, and takes another when staff send it again', () => {
    expect(mail().messageId).toBe(mail().messageId);
    expect(
      new Set([mail().messageId, mail({}, 'office').messageId, mail({}, 'agent', 1).messageId]).size,
    ).toBe(3);
  });

  it('X02 says which earlier message it follows, in the subject too', () => {
    const { subject, text } = mail({ facts: { follows: 'DM-AAAA-BBBB' } });

    expect(subject).toContain('(follows DM-AAAA-BBBB)');
    expect(text).toMatch(/Follows:? +DM-AAAA-BBBB/);
  });

  it('can be read in dark mode', () => {
    expect(mail().html).toContain('prefers-color-scheme: dark');
  });
});

it('I71 confirms in Spanish what was written in Spanish', () => {
  const { subject, text, html } = mail(
    { message: 'Hola, queremos ver la casa el viernes. Gracias.' },
    'visitor',
  );

  expect(subject).toBe('Hemos recibido su mensaje (DM-7K3P-Q9WD)');
  expect(text).toContain('le responderá a más tardar el');
  expect(text).toContain('hora de Los Cabos');
  expect(html).toContain('<html lang="es">');
});
