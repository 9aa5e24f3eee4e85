import { agentById } from '@dosmares/content/roster';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { agent, bothCalls, visitor } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { type System, startSystem } from '../../../testing/system.ts';
import { until } from '../../../testing/until.ts';
import { deskLinks, deskPath } from '../links/desk-links.ts';
import { staffLinks } from '../links/staff-links.ts';

const key = 'a key for staff of at least thirty-two letters';
const links = deskLinks(key);
const desk = deskPath(links.tokenFor());

describe('the desk', () => {
  let system: System;
  let database: Awaited<ReturnType<typeof anyDatabase>>;
  beforeAll(async () => {
    database = await anyDatabase();
    system = await startSystem(database, { STAFF_KEY: key });
  });
  afterAll(async () => {
    await system.close();
    await database.clear();
  });

  const at = (path: string) => new URL(path, system.api.address);
  const get = async (path: string) => {
    const answer = await fetch(at(path));

    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const press = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(at(path), {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });

    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };
  let count = 0;
  async function arrives(more: object = {}) {
    count += 1;
    const body = { ...bothCalls.agentInquiry, message: `${visitor.message} ${count}`, ...more };

    return String((await system.post('agentInquiry', body)).body.reference);
  }
  /** Returns the path to which the desk links an inquiry. */
  async function pathOf(reference: string, query = '?state=all&') {
    const { text } = await get(`${desk}${query}q=${reference}`);

    return /href="([^"]*\/inquiry\/[^"]+)"/.exec(text)?.[1] ?? '';
  }
  const mailsAbout = async (reference: string) =>
    (await system.mailbox.mails.list()).filter(({ subject }) => subject.includes(reference));

  it('I20 shows what is open, as often as it is asked, and is kept by nobody', async () => {
    const reference = await arrives();
    await get(desk);
    const { status, headers, text } = await get(desk);

    expect(status).toBe(200);
    expect(text).toContain(reference);
    expect(text).toMatch(new RegExp(`New</span>\\s*For ${agent.name}`));
    expect(text).toContain('Answer by ');
    expect(text).not.toContain('<script');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it('I20 tells nothing to whoever has no link of today', async () => {
    const reference = await arrives();
    const id = (await pathOf(reference)).split('/').at(-1) ?? '';
    const expired = links.tokenFor(new Date(Date.now() - 25 * 3_600_000));
    const foreign = deskLinks('another key of at least thirty-two letters').tokenFor();
    const ofAnInquiry = staffLinks(key).tokenFor({ inquiryId: id, person: 0 }, new Date());
    const tokens = ['x', `${desk.slice(12)}A`, expired, foreign, ofAnInquiry];
    const paths = tokens
      .map(deskPath)
      .flatMap((path) => [path, `${path}/inquiries.csv`, `${path}/inquiry/${id}`]);
    const answers = [
      ...(await Promise.all(paths.map(get))),
      await press(`${deskPath(expired)}/inquiry/${id}`, { action: 'answered', seen: '0' }),
      await get(`${desk}/inquiry/x`),
      await get(`${desk}/inquiry/00000000-0000-4000-8000-000000000000`),
    ];

    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(text).toBe(answers[0]?.text);
    }
    expect((await get(`${desk}/inquiry/${id}`)).text).toContain('<strong>New.</strong>');
  });

  it('I21 keeps in its form what was asked, and writes nothing into the page but text', async () => {
    const { text } = await get(`${desk}?q=${encodeURIComponent('"><b>x')}&agent=5&state=answered&age=week`);

    expect(text).toContain('value="&quot;&gt;&lt;b&gt;x"');
    for (const chosen of ['5', 'answered', 'week'])
      expect(text).toContain(`<option value="${chosen}" selected>`);
  });

  it('I23 opens an inquiry as the office, with what else that person sent and the way back', async () => {
    const first = await arrives({ email: 'Ana@Visitor.test' });
    const second = await arrives({ email: 'ana@visitor.test' });
    const path = await pathOf(second);
    const { text } = await get(path);
    expect(text).toContain(`href="${desk}"`);
    expect(text).toContain('As the office');
    expect(text.split('What else')[1]).toContain(first);

    const { status, location } = await press(path, { action: 'taken', seen: '0' });
    expect([status, location]).toEqual([303, path]);
    expect((await get(path)).text).toContain('<strong>Taken by the office.</strong>');
    expect(await pathOf(second, '?state=taken&')).toBe(path);
  });

  it.each([desk, undefined])('I24 releases a held one, and no more when pressed again', async (from) => {
    const reference = await arrives({ website: 'pills' });
    const path = await pathOf(reference, '?state=held&');
    const { text } = await get(path);
    expect(text).toContain('filled in a field that people do not see');
    expect(text).not.toContain('mailto:visitor');
    const form = { action: 'released', seen: '0', ...(from && { from: 'desk' }) };

    expect(await press(path, { action: 'answered', seen: '0' })).toMatchObject({ status: 400 });
    const both = await Promise.all([press(path, form), press(path, form)]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(both.find(({ status }) => status === 303)?.location).toBe(from ?? path);
    const again = await press(path, form);
    expect(again.status).toBe(409);
    expect(again.text).toContain('Released by the office');

    const mails = await until(
      () => mailsAbout(reference),
      ({ length }) => length >= 2,
    );
    expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
      agent.email,
      'office@dosmares.example',
    ]);
    expect(await pathOf(reference, '?')).toBe(path);
  });

  it('I24 closes a held one, which can still be released', async () => {
    const reference = await arrives({ website: 'pills' });
    const path = await pathOf(reference, '?state=held&');
    await press(path, { action: 'closed', reason: 'not-an-inquiry', seen: '0' });

    expect(await pathOf(reference, '?state=held&')).toBe('');
    expect((await get(path)).text).toContain('Closed by the office (not an inquiry)');
    await press(path, { action: 'released', seen: '1' });
    expect(await pathOf(reference, '?state=new&')).toBe(path);
  });

  it('I24 lets nobody but the office release', async () => {
    const path = await pathOf(await arrives({ website: 'pills' }), '?state=held&');
    const token = staffLinks(key).tokenFor(
      { inquiryId: path.split('/').at(-1) ?? '', person: agent.id },
      new Date(),
    );
    const { status } = await press(`/staff/inquiry/${token}`, { action: 'released', seen: '0' });

    expect(status).toBe(400);
    expect((await get(path)).text).toContain('Held: is it a real inquiry?');
  });

  it('I25 gives what it shows as CSV, without formulas', async () => {
    const reference = await arrives({ name: '=HYPERLINK("https://evil.test")' });
    await arrives({ name: 'Somebody else' });
    const { headers, text } = await get(`${desk}/inquiries.csv?q=hyperlink`);

    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(text.split('\r\n')).toHaveLength(2);
    expect(text).toMatch(new RegExp(`\r\n${reference},.*,"'=HYPERLINK\\(""https://evil.test""\\)"`));
  });

  it('I27 tells of this week in words', async () => {
    const { text } = await get(desk);

    expect(text.match(/<th scope="row">/g)).toHaveLength(8);
    expect(text).toMatch(/<\/svg>[1-9]\d*<\/td>/);
  });

  it('serves its fonts itself', async () => {
    const { status, headers } = await get('/staff/fonts/display.woff2');

    expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2']);
  });

  it('I26 is off when it is switched off, and behind its own port alone when it has one', async () => {
    const person = (await pathOf(await arrives({ email: 'apart@visitor.test' }))).replace(
      '/inquiry/',
      '/person/',
    );
    await system.close();
    system = await startSystem(database, { STAFF_KEY: key, DESK: 'off' });
    for (const path of [desk, person]) expect((await get(path)).status).toBe(404);

    await system.close();
    const port = await freePort();
    system = await startSystem(database, { STAFF_KEY: key, DESK_PORT: String(port) });
    for (const path of [desk, person]) expect((await get(path)).status).toBe(404);
    expect(await (await fetch(`http://127.0.0.1:${port}${person}`)).text()).toContain('apart@visitor.test');
    const apart = await fetch(`http://127.0.0.1:${port}${desk}`);
    expect(apart.status).toBe(200);
    expect(await apart.text()).toContain(agentById(agent.id)?.name);
    expect((await fetch(`http://127.0.0.1:${port}/api/contact`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(404);
  });
});
