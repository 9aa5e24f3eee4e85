import { bothCalls } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { type System, startSystem } from '../../../testing/system.ts';
import { deskLinks, deskPath } from '../links/desk-links.ts';
import { personJsonPath, personPath } from './person-path.ts';

const key = 'a key for staff of at least thirty-two letters';
const links = deskLinks(key);
const token = links.tokenFor();

describe('the page about a person', () => {
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

  const ask = async (path: string, form?: Record<string, string>) => {
    const init = form && { method: 'POST', body: new URLSearchParams(form) };
    const answer = await fetch(new URL(path, system.api.address), init);

    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  let count = 0;
  /** Sends an inquiry; returns its reference and id. */
  async function arrives() {
    count += 1;
    const email = `person-${count}@visitor.test`;
    const { body } = await system.post('agentInquiry', { ...bothCalls.agentInquiry, email });
    const { text } = await ask(`${deskPath(token)}?state=all&q=${body.reference}`);

    return {
      reference: String(body.reference),
      email,
      id: /\/inquiry\/([\da-f-]{36})/.exec(text)?.[1] ?? '',
    };
  }
  const was = (email: string) => ({
    'was-name': bothCalls.agentInquiry.name,
    'was-phone': bothCalls.agentInquiry.phone,
    'was-email': email,
  });

  it('I46 shows and saves everything, without a script, and changes nothing', async () => {
    const { id, email, reference } = await arrives();
    const shown = await ask(personPath(token, id));
    const saved = await ask(personJsonPath(token, id));

    expect(shown.text).toContain(email);
    expect(shown.text).not.toContain('<script');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(saved.headers.get('content-disposition')).toBe(`attachment; filename="person-${reference}.json"`);
    expect(JSON.parse(saved.text).inquiries).toMatchObject([{ reference, email }]);
  });

  it('I46 tells nothing to whoever has no link of today, nor of what is not there', async () => {
    const { id, email, reference } = await arrives();
    const expired = links.tokenFor(new Date(Date.now() - 25 * 3_600_000));
    const foreign = deskLinks('another key of at least thirty-two letters').tokenFor();
    const forget = { action: 'forget', reference };
    const answers = [
      ...(await Promise.all([expired, foreign, 'x'].map((one) => ask(personPath(one, id), forget)))),
      await ask(personPath(expired, id)),
      await ask(personJsonPath(foreign, id)),
      await ask(personPath(token, 'x')),
      await ask(personPath(token, '00000000-0000-4000-8000-000000000000'), forget),
    ];

    for (const { status, text } of answers) expect([status, text]).toEqual([404, answers[0]?.text]);
    expect((await ask(personPath(token, id))).text).toContain(email);
  });

  it('I46 corrects, says what is so already, and lets nobody overwrite what somebody else has corrected', async () => {
    const { id, email } = await arrives();
    const post = (name: string) => ask(personPath(token, id), { action: 'correct', ...was(email), name });

    expect((await post('Janet Roe')).text).toContain('Name corrected in 1 inquiry');
    expect((await post('Janet Roe')).text).toContain('That is what is stored.');
    const late = await post('Joan Roe');
    expect(late.status).toBe(409);
    expect(late.text).toContain('A colleague was first');
    expect(late.text).toContain('value="Joan Roe"');
  });

  it('I46 refuses a wrong value with a sentence, and keeps what was typed', async () => {
    const { id, email } = await arrives();
    const answer = await ask(personPath(token, id), {
      action: 'correct',
      ...was(email),
      email: 'no"address',
    });

    expect(answer.status).toBe(400);
    expect(answer.text).toContain('An email address is one address');
    expect(answer.text).toContain('value="no&quot;address"');
  });

  it('I52 asks for a tick before two people become one, and keeps what was typed', async () => {
    const [one, two] = [await arrives(), await arrives()];
    const post = (more: Record<string, string> = {}) =>
      ask(personPath(token, one.id), { action: 'correct', ...was(one.email), email: two.email, ...more });

    expect((await ask(personPath(token, one.id))).text).not.toContain('type="checkbox"');
    const asked = await post();
    expect(asked.status).toBe(409);
    expect(asked.text).toContain('1 inquiry has this email address already');
    expect(asked.text).toContain(`value="${two.email}"`);
    expect(asked.text).toMatch(/type="checkbox".*the 1 other inquiry/);
    expect((await post({ join: 'yes' })).text).toContain('Email corrected in 1 inquiry');
    expect((await ask(personPath(token, two.id))).text).toContain('2 inquiries');
  });

  it('I46 forgets only whose reference is typed, and says at the second press that it is done', async () => {
    const { id, reference } = await arrives();
    const post = (typed: string) => ask(personPath(token, id), { action: 'forget', reference: typed });

    expect((await post('DM-NONE-NONE')).status).toBe(400);
    expect((await ask(personPath(token, id))).status).toBe(200);
    expect((await post(` ${reference.toLowerCase()} `)).text).toContain('1 inquiry is erased');
    expect((await ask(personPath(token, id))).status).toBe(404);
    expect((await post(reference)).text).toContain('This was done already');
  });
});
