import { listings } from '@dosmares/content/listings';
import type { InquiryTable } from '@dosmares/store/database';
import { noteGap } from '@dosmares/store/unanswered-questions';
import { sql } from 'kysely';
import { agent } from '../../../../api/testing/bodies/bodies.ts';
import { manager, officeForAll, receive } from '../../../../api/testing/desk-office.ts';
import { csv } from './csv.ts';

const [house] = listings;

describe('the lists of the desk', () => {
  const { store, office } = officeForAll();

  const at = async (path: string, email = manager) => (await office.as(email)).get(`/staff${path}`);
  const shown = (body: string) => [...body.matchAll(/<h3>(?:<a[^>]*>)?([^<]*)/g)].map(([, name]) => name);
  const namesAt = async (query: string, email = manager) => shown((await at(query, email)).body);
  const change = (id: string, values: Partial<Record<keyof InquiryTable, unknown>>) => {
    const row = store.db.updateTable('inquiry').where('id', '=', id);

    return row.set(values as never).execute();
  };
  const choose = async (all: readonly { reference: string }[], fields: object, email = manager) => {
    const someone = await office.as(email);
    const payload = new URLSearchParams({ form: await someone.token(), ...fields });
    for (const { reference } of all) payload.append('chosen', reference);

    return (await office.send('/staff', payload, { cookie: someone.cookie })).body;
  };
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  it('I20 show agents what is theirs and the office everything, the most urgent first, without changing anything', async () => {
    await receive(store, { name: 'Newest', email: 'n@v.test' });
    const oldest = await receive(store, { name: 'Oldest', email: 'o@v.test' });
    const later = await receive(store, { name: 'Call later', email: 'c@v.test' });
    await receive(store, { name: 'For the office', email: 'f@v.test', agentId: null });
    await receive(store, { name: 'Pills', email: 'p@v.test', message: 'Pills' }, 'honeypot');
    await change(oldest.id, { received_at: ago(80) });
    await change(later.id, { received_at: ago(90), call_back_on: '2099-01-01' });
    const before = await store.db.selectFrom('inquiry').selectAll().execute();

    expect(await namesAt('')).toEqual(['Oldest', 'Newest', 'For the office', 'Call later']);
    expect(await namesAt('?list=due')).toEqual(['Oldest']);
    expect(await namesAt('?list=quarantined')).toEqual(['Pills']);
    expect(await namesAt('?list=all', agent.email)).toEqual(['Newest', 'Oldest', 'Call later']);
    expect(await namesAt('?list=quarantined', agent.email)).not.toContain('Pills');
    const { body } = await at('');
    for (const words of ['Late by', `For ${agent.name}`, 'Call back on Thursday, January 1'])
      expect(body).toContain(words);
    for (const query of ['?q=jane', '/inquiries.csv']) await at(query);
    expect(await store.db.selectFrom('inquiry').selectAll().execute()).toEqual(before);
    expect(await store.db.selectFrom('inquiry_event').selectAll().execute()).toEqual([]);
  });

  it('I21 find a person, a phone number, a house and a message, however they are typed', async () => {
    const rosa = {
      name: 'Rosa Two',
      email: 'rosa.two@v.test',
      phone: '+52 (624) 555-0188',
      message: 'A terrace that faces west, please.',
      mlsNumber: house?.mlsNumber,
    };
    await receive(store, rosa);
    const names = ['Łukasz Peña', 'Anna Weiß', 'Maeve O’Hara', 'Jean‐Luc Moreau', 'Somebody Else'];
    for (const [at, name] of names.entries())
      await receive(store, { name, email: `v${at}@v.test`, phone: '+1 760 555 0100', message: 'No.' });

    const typed: Record<string, readonly string[]> = {
      'Łukasz Peña': ['lukasz pena'],
      'Anna Weiß': ['WEISS'],
      'Maeve O’Hara': ["o'hara", 'ohara', 'hara'],
      'Jean‐Luc Moreau': ['jean-luc', 'jean luc mor'],
      'Rosa Two':
        `+52 624 555 0188|6245550188|624-555-0188|044 624 555 0188|5550188|0188|rosa.two@v.test|${house?.mlsNumber}|${house?.title}|terrace west`.split(
          '|',
        ),
    };
    for (const [name, all] of Object.entries(typed))
      for (const words of all)
        expect([words, ...(await namesAt(`?q=${encodeURIComponent(words)}`))]).toEqual([words, name]);
  });

  it('I21 find a reference, closed inquiries and corrected names, and treat odd queries as words', async () => {
    const { reference, id } = await receive(store, { name: 'Before' });
    const someone = await office.as(manager);
    await someone.press(`/staff/inquiry/${reference}`, { action: 'correct', name: 'After' });
    await change(id, { state: 'closed' });

    for (const typed of [
      reference.toLowerCase().replaceAll('-', ' '),
      reference.replaceAll('-', ''),
      'after',
    ])
      expect(await namesAt(`?q=${typed}`)).toEqual(['After']);
    expect(await namesAt('?q=before')).toEqual([]);
    for (const typed of ["' | !x & (", 'a:* <-> b', '\\', '%_', '\u0000'.repeat(300), '<script>', '…'])
      expect((await at(`?q=${encodeURIComponent(typed)}&who=x&page=-3`)).statusCode).toBe(200);
  });

  it('I21 I22 show one agent’s inquiries, even a former agent’s, 50 per page; a page beyond the end is the last one', async () => {
    const gone = await receive(store, { name: 'Of somebody who left', email: 'g@v.test' });
    await change(gone.id, { agent_id: 11 });
    for (let turn = 0; turn < 51; turn += 1) await receive(store, { email: `v${turn}@v.test` });
    const { body } = await at('?who=11');

    expect(shown(body)).toEqual(['Of somebody who left']);
    expect(body).toContain('<option value="11" selected="">a former agent (no. 11)</option>');
    expect(await namesAt(`?who=${agent.id}`)).toHaveLength(50);
    expect(await namesAt(`?who=${agent.id}&page=99`)).toHaveLength(1);
  });

  it('I23 close and reassign many inquiries at once, but no colleague’s', async () => {
    const both = [await receive(store, { email: 'a@v.test' }), await receive(store, { email: 'b@v.test' })];
    const press = (fields: Record<string, string>, email = manager) => choose(both, fields, email);
    expect(await press({ action: 'close' })).toContain('Please choose an outcome.');
    expect(await press({ action: 'reassign', to: '1' })).toContain('Done for 2 inquiries.');
    expect(await press({ action: 'close', reason: 'lost' }, agent.email)).toContain('Done for 0');
    expect(await press({ action: 'close', reason: 'duplicate' })).toContain('Done for 2 inquiries.');
    expect([await namesAt(''), await namesAt('?list=closed')]).toMatchObject([[], { length: 2 }]);
  });

  it('I24 say how many of a wave one press of the button clears', async () => {
    await receive(store, { message: 'Cheap watches' }, 'too-many');
    await sql`insert into inquiry (id, reference, received_at, endpoint, page, name, email, phone, message, quarantined, details)
      select gen_random_uuid(), 'DM-' || number, received_at, endpoint, page, name, email, phone, message, quarantined, details
      from inquiry, generate_series(1, 500) as number`.execute(store.db);

    const { body } = await (await office.as(manager)).get('/staff?list=quarantined');
    expect(body).toContain('Clear 500 of 501');
  });

  it('I24 clear spam, many at once, and release a real inquiry', async () => {
    const pills: { reference: string }[] = [];
    for (const email of ['one@spam.test', 'two@spam.test'])
      pills.push(await receive(store, { email, message: 'Pills' }, 'too-many'));
    const real = await receive(store, { name: 'Real', email: 'r@v.test', message: 'A question' }, 'honeypot');
    const someone = await office.as(manager);
    for (let turn = 0; turn < 3; turn += 1)
      await receive(store, { email: `wave${turn}@spam.test`, message: 'Cheap watches' }, 'too-many');
    const { body } = await someone.get('/staff?list=quarantined');
    expect(body).toContain('Clear all 3');
    const alike = /name="alike" value="([^"]*)"/.exec(body)?.[1] ?? '';
    await someone.press('/staff?list=quarantined', { action: 'spam', alike });
    await choose(pills, { action: 'spam' });
    expect(await namesAt('?list=quarantined')).toEqual(['Real']);
    await choose([real], { action: 'release' });
    expect(await namesAt('')).toEqual(['Real']);
    const deliveries = store.db.selectFrom('delivery').select('recipient').where('inquiry_id', '=', real.id);
    const recipients = await deliveries.orderBy('recipient').execute();
    expect(recipients).toEqual([{ recipient: 'agent' }, { recipient: 'office' }]);
  });

  it('I25 export what they show as CSV with a byte-order mark, whose cells a spreadsheet reads as text, and the page each was sent from', async () => {
    const mlsNumber = house?.mlsNumber;
    const sent: Record<string, object> = {
      [`/${agent.slug}`]: { name: 'x;=cmd|calc', message: '=HYPERLINK("x")\n@y' },
      '/contact': { agentId: null },
      [`/property/${house?.id}`]: { agentId: null, mlsNumber },
      chat: { agentId: null, mlsNumber, source: 'chat' },
    };
    for (const [page, more] of Object.entries(sent))
      await receive(store, { email: `${page.slice(1)}@v.test`, ...more });
    // A page says where it came from, whoever has it now.
    await store.db.updateTable('inquiry').set({ agent_id: 1, assignee: agent.id }).execute();
    const { body, headers } = await at('/inquiries.csv');
    const [head, ...lines] = body.split('\r\n');

    expect(headers['content-disposition']).toMatch(/^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/);
    expect(head).toMatch(/^\ufeffreference,received/);
    for (const column of ['assigned to', 'answered (Los Cabos)', 'MLS number', 'source', 'page', 'outcome'])
      expect(head?.split(',')).toContain(column);
    for (const cell of [`,Marisol Quintero,${agent.name},New`, "x;'=cmd|calc", `"'=HYPERLINK(""x"")`])
      expect(lines.join('\n')).toContain(cell);
    for (const page of Object.keys(sent)) expect(body).toContain(`,${page},,,`);
    expect((await at('/inquiries.csv', 'julian@dosmares.example')).body).not.toContain('cmd');
  });

  it('I10 show the office the median response time, and the assistant’s unanswered questions', async () => {
    const someone = await office.as(manager);
    for (const hours of [1, 3, 9]) {
      const { id, reference } = await receive(store, { email: `after.${hours}@v.test` });
      await change(id, { received_at: ago(hours) });
      await someone.press(`/staff/inquiry/${reference}`, { action: 'answered' });
    }
    await noteGap(store, 'is there a helipad');

    expect((await at('')).body).toContain('the last seven days: 3 h');
    expect((await at('', agent.email)).body).not.toContain('response time');
    expect((await at('/questions')).body).toContain('is there a helipad');
    expect((await at('/questions', agent.email)).statusCode).toBe(404);
  });
});

it('I25 the CSV neutralizes formulas, even where the separator is a semicolon', () => {
  const plain = ['=1+1', '+1', '-1', '@x', '＝1+1'];
  const prefixed = ['\t=1', '\n=1', '  =1', '\u200b=1', '"=1', "'=1", ' \n\t-1'];
  for (const text of [...plain, ...prefixed]) expect(csv([[text]])).toMatch(/^"?'/);
  for (const text of ['x;=cmd', 'x; @y', 'a, "b";-1']) expect(csv([[text]])).not.toMatch(/;[\s"]*[=+\-@]/);
  for (const text of ['Jane', 'a=b', 'a; b', 'one\n=two', 'jane@visitor.test', '5', ''])
    expect(csv([[text]]).replace(/^"|"$/g, '')).toBe(text);
});
