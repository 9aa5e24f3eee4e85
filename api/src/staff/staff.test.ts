import { office } from '@dosmares/content/office';
import { agent } from '../../testing/bodies/bodies.ts';
import { until } from '../../testing/until.ts';
import { staffForAll } from './testing/staff.ts';

describe('the staff’s tools', () => {
  const { tool, text, send, system } = staffForAll();

  const recipients = async (count: number) =>
    (await system().mails(count)).flatMap((mail) => mail.recipients).sort();

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
    await system().mails(3);

    expect(await text('list')).toMatch(new RegExp(`${reference} .*Jane Doe +${agent.name}`));
    expect(await text('show', reference.toLowerCase())).toMatch(
      /Jane Doe <list@visitor.test>[\s\S]*visitor +delivered/,
    );
  });

  it('find inquiries by name, e-mail, phone or reference', async () => {
    const reference = await send({
      email: 'needle@visitor.test',
      name: 'Kim_Find 100%',
      phone: '+52 (624) 143-9876',
      message: 'Find me',
    });

    for (const words of [
      ['kim_f'],
      ['NEEDLE@'],
      ['6241439876'],
      [reference.slice(3).toLowerCase()],
      ['100%', 'needle'],
    ])
      expect(await text('list', ...words)).toMatch(new RegExp(`^REFERENCE.*\n${reference}[^\n]*$`));
    expect(await text('list', 'kimxfind')).toBe('No inquiries.');
    expect(await text('list', 'kim', 'elsewhere')).toBe('No inquiries.');
  });

  it('show what it follows, and times of Los Cabos', async () => {
    const first = await send({ email: 'follows@visitor.test', phone: '111' });
    const second = await send({ email: 'follows@visitor.test', phone: '222' });

    expect(second).not.toBe(first);
    expect(await text('show', second)).toMatch(
      new RegExp(`Received +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d \\(Los Cabos\\)[\\s\\S]*${first}`),
    );
  });

  it.each([
    [['export', '--csv', '--from', '2026-02-31'], /“2026-02-31” is not a date/],
    [['export', '--csv', '--from', '2026-03-02', '--to', '2026-03-01'], /is later than --to/],
    [['export', '--csv', '--to', '2026-03-01T25:00'], /is not a date/],
    [['export', '--csv', 'kim'], /does not know what to do with “kim”/],
    [['export', '--csv', '--held'], /has no option --held/],
    [['redeliver', '--dead', 'DM-AAAA-AAAA'], /does not know what to do with/],
    [['list', '--limit', '99999999'], /from 1 to 10000/],
    [['list', '--limit', '1e3'], /from 1 to 10000/],
    [['list', '--file', 'x.csv'], /Only export and person/],
    [['export', '--csv', '--file'], /needs the path/],
  ])('refuse %j with a sentence', async (words, sentence) => {
    expect(await tool(...words)).toEqual({ isRefused: true, text: expect.stringMatching(sentence) });
  });

  it('send an inquiry again, under another Message-ID and not to the visitor', async () => {
    const reference = await send({ email: 'again@visitor.test' });
    const before = new Set((await system().mails(3)).map(({ messageId }) => messageId));
    await system().mailbox.mails.clear();

    expect(await text('redeliver', reference)).toContain('agent, office');

    expect(await recipients(2)).toEqual([agent.email, office.email].sort());
    expect((await system().mails(2)).some(({ messageId }) => before.has(messageId))).toBe(false);
  });

  it('X03 X04 pass a held inquiry on to staff, and still do not confirm it', async () => {
    const reference = await send({ email: 'held@visitor.test', website: 'x' });

    expect(await text('list', '--held')).toContain(reference);
    expect(await tool('redeliver', reference)).toMatchObject({ isRefused: true });
    await text('release', reference);

    // The office is also notified of the held inquiry, sooner or later.
    const told = await until(
      async () =>
        (await system().mails(2)).filter(({ messageId }) =>
          messageId.startsWith(`<${reference.toLowerCase()}.`),
        ),
      ({ length }) => length >= 2,
    );
    expect(told.flatMap((mail) => mail.recipients).sort()).toEqual([agent.email, office.email].sort());
    expect(await text('list', '--held')).toBe('No inquiries.');
    expect(await tool('release', reference)).toMatchObject({ isRefused: true });
  });

  it('erase a person and leave a line that does not say who', async () => {
    const reference = await send({ email: 'Forget@visitor.test', name: 'Forgetta' });
    await system().mails(3);

    expect(await text('forget', 'forget@VISITOR.test')).toContain('1 inquiry is erased');

    expect(await text('list', '--limit', '1000')).not.toContain('Forgetta');
    expect(await tool('show', reference)).toMatchObject({ isRefused: true });
    const again = await send({ email: 'Forget@visitor.test' });
    expect(again).not.toBe(reference);
  });
});
