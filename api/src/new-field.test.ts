import '../testing/budget.ts';
import { endpoints } from '@dosmares/contracts/endpoints';
import { type Inquiry, inquiryWhere } from '@dosmares/store/inquiry';
import { sql } from 'kysely';
import { contactPage } from '../testing/bodies/bodies.ts';
import { manager, openOffice } from '../testing/desk-office.ts';
import { mailTo } from '../testing/every-mail.ts';
import { storeForAll } from '../testing/hooks.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { accept } from './inquiries/accept.ts';
import { eventOf } from './inquiries/crm.ts';

describe('a field that is one row of the table', () => {
  const store = storeForAll();

  async function send(entered: unknown) {
    const app = await buildTestApp({
      inquiries: { accept: (incoming) => accept(store, incoming, false) },
    });
    const payload = { ...contactPage, budget: entered };
    const answer = await app.inject({ method: 'POST', url: endpoints.contactEmail, payload });

    return answer.json();
  }

  it('is checked, stored, shown to staff and passed on', async () => {
    const { error, fields } = await send('x'.repeat(31));
    expect([error, fields]).toEqual(['Please check your budget and send it again', ['budget']]);
    const { reference } = await send('\tTwo million\u202e USD ');
    const inquiry = (await inquiryWhere(store.db, sql`reference = ${reference}`)) as Inquiry;
    const desk = await (await openOffice(store)).as(manager);
    const page = await desk.get(`/staff/inquiry/${reference}`);
    const [head, row] = (await desk.get('/staff/inquiries.csv')).body.split('\r\n');

    expect(mailTo('office', inquiry).text).toContain('Budget: Two million USD\n');
    expect(page.body).toContain('<dt>Budget</dt><dd>Two million USD</dd>');
    expect(row?.split(',')[head?.split(',').indexOf('budget') ?? -1]).toBe('Two million USD');
    expect(eventOf(inquiry)).toMatchObject({ reference, budget: 'Two million USD' });
  });

  it('X02 makes another inquiry where it is another', async () => {
    const references = [];
    for (const entered of ['One', 'Two', 'One']) references.push((await send(entered)).reference);

    expect(references[1]).not.toBe(references[0]);
    expect(references[2]).toBe(references[0]);
  });
});
