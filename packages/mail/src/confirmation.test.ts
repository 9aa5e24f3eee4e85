import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { office } from '@dosmares/content/office';
import { answerBy } from '@dosmares/content/opening-hours';
import { agent, visitor } from '../../../api/testing/bodies/bodies.ts';
import { inquiry, listing, mailTo } from '../../../api/testing/every-mail.ts';
import { promisedTime } from './promise.ts';

const wishes = [
  { date: '2026-11-28', half: 'morning' },
  { date: '2026-12-01', half: 'afternoon', way: 'call' },
];
const details = { ...inquiry.details, inquiryType: 'buying', wishes };

describe('the confirmation', () => {
  it('I48 tells the visitor who answers and by when, how to call, what was chosen, and where the privacy notice is', () => {
    const { text, html } = mailTo('visitor', { details });
    const buying = inquiryTypes.find(({ value }) => value === 'buying');

    for (const words of [
      `${agent.name} will answer by ${promisedTime(answerBy(inquiry.received_at))}.`,
      `Call ${office.phone}: ${office.phoneHref}`,
      'How we handle your data: https://site.test/contact#privacy',
      `House: ${listing.title}, MLS ${listing.mlsNumber}, ${listing.price} USD`,
      `Inquiry type: ${buying?.label}`,
      'First choice: Saturday, November 28, 2026, morning, 10:00 AM to 1:00 PM, Los Cabos time',
      `${agent.name}: Direct line ${agent.phone}`,
    ])
      expect(text).toContain(words);
    expect(html).toMatch(/<img src="https:\/\/site\.test\/media\/[^"]+\.jpg"/);
    expect(html).toContain(`href="tel:${agent.phone.replace(/[^+\d]/g, '')}"`);
    expect(mailTo('visitor', { agent_id: null }).text).toContain('One of us will answer by');
  });

  it('I71 is in Spanish, with inquiry type, half-days and hours, when the message was', () => {
    const message = 'Hola, queremos ver la casa el viernes. Gracias.';
    const { subject, text, html } = mailTo('visitor', { message, details });

    expect(subject).toBe('Hemos recibido su mensaje (DM-7K3P-Q9WD)');
    for (const words of [
      `le responderá a más tardar el ${promisedTime(answerBy(inquiry.received_at), 'es')}.`,
      'Tipo de consulta: Compra',
      'Primera opción: sábado, 28 de noviembre de 2026, por la mañana, de 10:00 a 13:00, hora de Los Cabos',
      'Segunda opción: martes, 1 de diciembre de 2026, por la tarde, de 13:00 a 16:00, por videollamada, hora',
      'de lunes a viernes de 9:00 a 18:00 y sábados y domingos de 10:00 a 16:00, hora de Los Cabos',
    ])
      expect(text).toContain(words);
    const holiday = { details: { ...details, wishes: [{ date: '2026-12-25', half: 'morning' }] } };
    expect(mailTo('visitor', { message, ...holiday }).text).toContain('cerramos por Navidad: viernes');
    expect(mailTo('visitor', holiday).text).toContain('closed on Christmas Day: Friday');
    expect(text).not.toMatch(/morning|afternoon|Buying|[AP]M\b/);
    expect(html).toContain('<html lang="es">');
  });

  it('X04 I48 repeats nothing that a visitor typed', () => {
    const wish = { date: '2026-11-28', half: 'morning', way: 'pills', timeZone: 'pills' };
    const wishes = [wish, { ...wish, date: 'pills' }, { ...wish, half: 'pills' }];
    const evaluation = { area: 'pills', size: 'pills', when: 'pills' };
    const typed = {
      mlsNumber: 'pills',
      property: 'pills',
      claimed: 'pills',
      source: 'pills',
      evaluation,
      wishes,
    };
    const mail = mailTo('visitor', { name: 'pills', phone: 'pills', message: 'Buy pills', details: typed });

    expect(JSON.stringify(mail)).not.toContain('pills');
    expect(mail.text.match(/(First|Second|Third) choice/g)).toEqual(['First choice']);
    expect(mail.to).toEqual({ name: '', address: visitor.email });
    expect(mail.replyTo).toEqual([{ name: office.name, address: office.email }]);
  });
});
