import { office } from '@dosmares/content/office';
import { adrian, agent, visitor } from '../../trials/bodies.ts';
import { type Ground, pgliteGround } from '../../trials/grounds.ts';
import { startWorld, type World } from '../../trials/world.ts';
import { readEnv } from '../env.ts';
import { runStaffTool } from '../staff-tools.ts';

describe('the staff’s tools', () => {
  let ground: Ground;
  let world: World;
  beforeAll(async () => {
    ground = await pgliteGround();
    world = await startWorld(ground);
  });
  afterAll(async () => {
    await world.close();
    await ground.clear();
  });
  beforeEach(() => world.mailbox.shelf.clear());

  // The API holds the folder meanwhile: every command goes through its channel.
  const tool = (...words: string[]) => runStaffTool(readEnv({ DATA_DIR: ground.dataDir }), words);
  const text = async (...words: string[]) => (await tool(...words)).text;
  const send = async (more: object) =>
    (await world.post('agentInquiry', { ...visitor, ...adrian, ...more })).body.reference as string;
  const recipients = async (count: number) =>
    (await world.mails(count)).flatMap((mail) => mail.recipients).sort();

  it('explain themselves', async () => {
    expect(await text()).toContain('redeliver REFERENCE');
    expect(await tool('lsit')).toMatchObject({
      isRefused: true,
      text: expect.stringContaining('forget EMAIL'),
    });
    expect(await tool('show', 'DM-NONE-NONE')).toEqual({
      isRefused: true,
      text: 'There is no inquiry DM-NONE-NONE.',
    });
    expect(await tool('list', '--bogus')).toMatchObject({ isRefused: true });
  });

  it('list and show an inquiry, and who was told of it', async () => {
    const reference = await send({ email: 'list@visitor.test' });
    await world.mails(3);

    expect(await text('list')).toMatch(new RegExp(`${reference} .*Jane Doe +${agent.name}`));
    expect(await text('show', reference.toLowerCase())).toMatch(
      /Jane Doe <list@visitor.test>[\s\S]*visitor +told/,
    );
  });

  it('export a table in which no cell is a formula', async () => {
    await send({ email: 'csv@visitor.test', name: '=HYPERLINK("x")', message: 'One, "two"\nthree' });
    await world.mails(3);

    const csv = await text('export', '--csv', '--from', '2020-01-01');

    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain('"One, ""two""\nthree"');
    expect(await tool('export')).toMatchObject({ isRefused: true });
    expect(await tool('export', '--csv', '--from', 'someday')).toMatchObject({ isRefused: true });
  });

  it('send an inquiry again, under another Message-ID and not to the visitor', async () => {
    const reference = await send({ email: 'again@visitor.test' });
    const before = new Set((await world.mails(3)).map(({ messageId }) => messageId));
    await world.mailbox.shelf.clear();

    expect(await text('redeliver', reference)).toContain('agent, office');

    expect(await recipients(2)).toEqual([agent.email, office.email].sort());
    expect((await world.mails(2)).some(({ messageId }) => before.has(messageId))).toBe(false);
  });

  it('X03 X04 pass a held inquiry on to staff, and still do not confirm it', async () => {
    const reference = await send({ email: 'held@visitor.test', website: 'x' });

    expect(await text('list', '--held')).toContain(reference);
    expect(await tool('redeliver', reference)).toMatchObject({ isRefused: true });
    await text('release', reference);

    expect(await recipients(2)).toEqual([agent.email, office.email].sort());
    expect(await text('list', '--held')).toBe('No inquiries.');
    expect(await tool('release', reference)).toMatchObject({ isRefused: true });
  });

  it('erase a person and leave a line that does not say who', async () => {
    const reference = await send({ email: 'Forget@visitor.test', name: 'Forgetta' });
    await world.mails(3);

    expect(await text('forget', 'forget@VISITOR.test')).toContain('1 inquiries are erased');

    expect(await text('list', '--limit', '1000')).not.toContain('Forgetta');
    expect(await tool('show', reference)).toMatchObject({ isRefused: true });
    const again = await send({ email: 'Forget@visitor.test' });
    expect(again).not.toBe(reference);
  });
});
