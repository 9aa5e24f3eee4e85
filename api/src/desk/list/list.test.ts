import { listings } from '@dosmares/content/listings';
import { agent } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { manager, openOffice, receive } from '../../../testing/desk-office.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import type { Store } from '../../store/database.ts';
import { collectGaps } from '../../store/unanswered-questions.ts';

const [house] = listings;

describe('the lists of the desk', () => {
  let store: Store;
  storeForAll(anyDatabase, (opened) => {
    store = opened;
  });
  let office: Awaited<ReturnType<typeof openOffice>>;
  beforeEach(async () => {
    office = await openOffice(store);
  });

  const shown = (body: string) => [...body.matchAll(/<h3>(?:<a[^>]*>)?([^<]*)/g)].map(([, name]) => name);
  const namesAt = async (query: string, email = manager) =>
    shown((await (await office.as(email)).get(`/staff${query}`)).body);
  const age = (id: string, hours: number) =>
    store.db
      .updateTable('inquiry')
      .set({ received_at: new Date(Date.now() - hours * 3_600_000) })
      .where('id', '=', id)
      .execute();

  it('I20 show an agent what is theirs, the office everything, the most urgent first', async () => {
    await receive(store, { name: 'Newest', email: 'n@v.test' });
    const oldest = await receive(store, { name: 'Oldest', email: 'o@v.test' });
    const later = await receive(store, { name: 'Call later', email: 'c@v.test' });
    await receive(store, { name: 'For the office', email: 'f@v.test', agentId: null });
    await receive(store, { name: 'Pills', email: 'p@v.test', message: 'Pills' }, 'honeypot');
    await age(oldest.id, 80);
    await age(later.id, 90);
    await store.db
      .updateTable('inquiry')
      .set({ call_back_on: '2099-01-01' })
      .where('id', '=', later.id)
      .execute();

    expect(await namesAt('')).toEqual(['Oldest', 'Newest', 'For the office', 'Call later']);
    expect(await namesAt('?list=due')).toEqual(['Oldest']);
    expect(await namesAt('?list=held')).toEqual(['Pills']);
    expect(await namesAt('?list=all', agent.email)).toEqual(['Newest', 'Oldest', 'Call later']);
    expect(await namesAt('?list=held', agent.email)).not.toContain('Pills');
    const { body } = await (await office.as(manager)).get('/staff');
    expect(body).toContain('Late by');
    expect(body).toContain(`For ${agent.name}`);
    expect(body).toContain('Call back on Thursday, January 1');
  });

  it('I20 change nothing by being looked at', async () => {
    await receive(store);
    const before = await store.db.selectFrom('inquiry').selectAll().execute();
    for (const email of [manager, agent.email])
      for (const query of ['', '?list=due', '?q=jane', '/inquiries.csv'])
        await (await office.as(email)).get(`/staff${query}`);

    expect(await store.db.selectFrom('inquiry').selectAll().execute()).toEqual(before);
    expect(await store.db.selectFrom('inquiry_event').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['an accent', 'Łukasz Peña', 'lukasz pena'],
    ['a sharp s', 'Anna Weiß', 'WEISS'],
    ['an apostrophe', 'Maeve O’Hara', "o'hara"],
    ['no apostrophe', 'Maeve O’Hara', 'ohara'],
    ['only what follows it', 'Maeve O’Hara', 'hara'],
    ['a hyphen of another kind', 'Jean‐Luc Moreau', 'jean-luc'],
    ['two words for a hyphen', 'Jean‐Luc Moreau', 'jean luc mor'],
  ])('I21 find a name by %s', async (_, name, typed) => {
    await receive(store, { name, email: 'somebody@v.test' });
    await receive(store, { name: 'Somebody Else', email: 'else@v.test', message: 'Nothing.' });

    expect(await namesAt(`?q=${encodeURIComponent(typed)}`)).toEqual([name]);
  });

  it.each([
    '+52 624 555 0188',
    '6245550188',
    '624-555-0188',
    '044 624 555 0188',
    '5550188',
    '0188',
    'rosa.two@v.test',
    house?.mlsNumber ?? '',
    house?.title ?? '',
    'terrace west',
  ])('I21 find an inquiry by %s', async (typed) => {
    const found = {
      name: 'Rosa Two',
      email: 'rosa.two@v.test',
      phone: '+52 (624) 555-0188',
      message: 'A terrace that faces west, please.',
      mlsNumber: house?.mlsNumber,
    };
    await receive(store, found);
    await receive(store, {
      name: 'Somebody Else',
      email: 'else@v.test',
      phone: '+1 760 555 0100',
      message: 'No.',
    });

    expect(await namesAt(`?q=${encodeURIComponent(typed)}`)).toEqual(['Rosa Two']);
  });

  it('I21 find a reference, also in what is closed, and anew after a correction or a change by another version', async () => {
    const { reference, id } = await receive(store, { name: 'Before' });
    await store.db
      .updateTable('inquiry')
      .set({ name: 'After', state: 'closed' })
      .where('id', '=', id)
      .execute();

    expect(await namesAt(`?q=${reference.toLowerCase().replaceAll('-', ' ')}`)).toEqual(['After']);
    expect(await namesAt(`?q=${reference.replaceAll('-', '')}`)).toEqual(['After']);
    expect(await namesAt('?q=before')).toEqual([]);
    expect(await namesAt('?q=after')).toEqual(['After']);
  });

  it.each(["' | !x & (", 'a:* <-> b', '\\', '%_', '\u0000'.repeat(300), '<script>', '…'])(
    'I21 take an odd query as words: %j',
    async (typed) => {
      await receive(store);

      expect(
        (await (await office.as(manager)).get(`/staff?q=${encodeURIComponent(typed)}&who=x&page=-3`))
          .statusCode,
      ).toBe(200);
    },
  );

  it('I21 show one person’s, former agents included', async () => {
    const gone = await receive(store, { name: 'Of somebody who left', email: 'g@v.test' });
    await receive(store, { name: 'Of an agent', email: 'a@v.test' });
    await store.db.updateTable('inquiry').set({ agent_id: 11 }).where('id', '=', gone.id).execute();
    const { body } = await (await office.as(manager)).get('/staff?who=11');

    expect(shown(body)).toEqual(['Of somebody who left']);
    expect(body).toContain('<option value="11" selected>a former agent (no. 11)</option>');
    expect(await namesAt(`?who=${agent.id}`)).toEqual(['Of an agent']);
  });

  it('I22 show 50 at a time; a page that there is not is the last one', async () => {
    for (let at = 0; at < 51; at += 1) await receive(store, { email: `v${at}@v.test` });

    expect(await namesAt('')).toHaveLength(50);
    expect(await namesAt('?page=99')).toHaveLength(1);
  });

  it('I23 close and reassign many at once, but nothing of a colleague’s', async () => {
    const [one, other] = [
      await receive(store, { email: 'a@v.test' }),
      await receive(store, { email: 'b@v.test' }),
    ];
    const office_ = await office.as(manager);
    const both = async (fields: Record<string, string>, as = office_) => {
      const token = /name="form" value="([^"]*)"/.exec((await as.get('/staff/devices')).body)?.[1] ?? '';
      const payload = new URLSearchParams({ form: token, ...fields });
      for (const { reference } of [one, other]) payload.append('chosen', reference);
      return office.send('/staff', payload, { cookie: as.cookie });
    };
    expect((await both({ action: 'close' })).body).toContain('Please choose what became of it.');
    expect((await both({ action: 'reassign', to: '1' })).body).toContain('Done for 2 inquiries.');
    expect((await both({ action: 'close', reason: 'lost' }, await office.as(agent.email))).body).toContain(
      'Done for 0',
    );
    expect((await both({ action: 'close', reason: 'duplicate' })).body).toContain('Done for 2 inquiries.');
    expect(await namesAt('')).toEqual([]);
    expect(await namesAt('?list=closed')).toHaveLength(2);
  });

  it('I24 clear a wave of the same spam with one press, and release what is real', async () => {
    for (let at = 0; at < 4; at += 1)
      await receive(store, { email: `spam${at}@v.test`, message: 'Cheap pills at pills.test' }, 'too-many');
    const real = await receive(
      store,
      { name: 'Real', email: 'real@v.test', message: 'A real question' },
      'honeypot',
    );
    const office_ = await office.as(manager);
    const { body } = await office_.get('/staff?list=held');
    const alike = /name="alike" value="([^"]*)"/.exec(body)?.[1] ?? '';

    expect(body).toContain('Clear all 4');
    await office_.press('/staff?list=held', { action: 'spam', alike });
    expect(await namesAt('?list=held')).toEqual(['Real']);
    await office_.press('/staff?list=held', { action: 'release', chosen: real.reference });
    expect(await namesAt('')).toEqual(['Real']);
    const parties = await store.db
      .selectFrom('delivery')
      .select('party')
      .where('inquiry_id', '=', real.id)
      .execute();
    expect(parties.map(({ party }) => party).sort()).toEqual(['agent', 'office']);
  });

  it('I25 save what they show as CSV with a byte-order mark, whose cells a spreadsheet takes for text', async () => {
    const asked = { name: 'x;=cmd|calc', mlsNumber: house?.mlsNumber, message: '=HYPERLINK("x")\n@y' };
    const { id } = await receive(store, asked);
    await store.db.updateTable('inquiry').set({ assignee: agent.id }).where('id', '=', id).execute();
    const { body, headers } = await (await office.as(manager)).get('/staff/inquiries.csv');
    const [head, ...lines] = body.split('\r\n');

    expect(headers['content-disposition']).toMatch(/^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/);
    expect(head).toMatch(/^\ufeffreference,received/);
    for (const column of ['assigned to', 'answered (Los Cabos)', 'MLS number', 'source', 'page', 'outcome'])
      expect(head?.split(',')).toContain(column);
    for (const cell of [`,${agent.name},${agent.name},New`, "x;'=cmd|calc", `"'=HYPERLINK(""x"")`])
      expect(lines.join('\n')).toContain(cell);
    expect(
      (await (await office.as('julian@dosmares.example')).get('/staff/inquiries.csv')).body,
    ).not.toContain('cmd');
  });

  it.each([
    ['an agent’s page', `/${agent.slug}`, {}],
    ['the contact page', '/contact', { agentId: null }],
    ['a house’s page', `/property/${house?.id}`, { agentId: null, mlsNumber: house?.mlsNumber }],
    ['the chat', 'chat', { agentId: null, mlsNumber: house?.mlsNumber, source: 'chat' }],
  ])('I25 say that an inquiry was sent from %s, whoever has it now', async (_, page, more) => {
    const { id } = await receive(store, more);
    await store.db.updateTable('inquiry').set({ agent_id: 1, assignee: 1 }).where('id', '=', id).execute();

    expect((await (await office.as(manager)).get('/staff/inquiries.csv')).body).toContain(`,${page},,,`);
  });

  it('I10 show the office the median response time', async () => {
    for (const hours of [1, 3, 9]) {
      const { id, reference } = await receive(store, { email: `after.${hours}@v.test` });
      await age(id, hours);
      await (await office.as(manager)).press(`/staff/inquiry/${reference}`, { action: 'answered' });
    }

    expect((await (await office.as(manager)).get('/staff')).body).toContain('the last seven days: 3 h');
    expect((await (await office.as(agent.email)).get('/staff')).body).not.toContain('response time');
  });

  it('tell the office what visitors asked the assistant in vain', async () => {
    const gaps = collectGaps(() => store);
    gaps.note({ question: 'is there a helipad' });
    await gaps.write();

    expect((await (await office.as(manager)).get('/staff/questions')).body).toContain('is there a helipad');
    expect((await (await office.as(agent.email)).get('/staff/questions')).statusCode).toBe(404);
  });
});
