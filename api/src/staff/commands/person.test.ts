import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { staffForAll } from '../testing/staff.ts';

describe('the commands about a person', () => {
  const { tool, text, send } = staffForAll();

  it('I42 person lists what is stored, whatever the letters of the address, and saves all of it', async () => {
    const reference = await send({ email: 'rights@visitor.test', message: 'My own words' });
    const folder = await temporaryFolder();
    const file = join(folder, 'person.json');

    expect(await text('person', 'RIGHTS@visitor.test')).toMatch(
      new RegExp(`^REFERENCE.*\\n${reference} .*Jane Doe <rights@visitor.test>[\\s\\S]*Out of reach`),
    );
    await text('person', 'rights@visitor.test', '--json', '--file', file);
    expect(JSON.parse(await readFile(file, 'utf8')).inquiries).toMatchObject([
      { reference, message: 'My own words' },
    ]);
    expect(await text('person', 'nobody@visitor.test')).toBe('Nothing of this person is stored here.');
    await rm(folder, { recursive: true });
  });

  it('I43 I44 correct changes every inquiry, and refuses what cannot be right', async () => {
    await send({ email: 'wrong@visitor.test', message: 'One' });
    await send({ email: 'wrong@visitor.test', message: 'Two' });

    expect(await tool('correct', 'wrong@visitor.test', '--email', 'no address')).toMatchObject({
      isRefused: true,
      text: expect.stringMatching(/^An email address is/),
    });
    expect(await tool('correct', 'wrong@visitor.test')).toMatchObject({ isRefused: true });
    expect(
      await text('correct', 'wrong@visitor.test', '--email', 'right@visitor.test', '--name', 'Janet Roe'),
    ).toContain('Name, Email corrected in 2 inquiries');
    expect(await text('person', 'right@visitor.test')).toContain('Janet Roe <right@visitor.test>');
    expect(await text('person', 'wrong@visitor.test')).toBe('Nothing of this person is stored here.');
  });

  it('I52 correct makes two people one only with --join', async () => {
    await send({ email: 'one@visitor.test', message: 'One' });
    await send({ email: 'two@visitor.test', message: 'Two' });
    const words = ['correct', 'one@visitor.test', '--email', 'two@visitor.test'];

    expect(await tool(...words)).toMatchObject({
      isRefused: true,
      text: expect.stringMatching(/1 inquiry has this email address already.*--join/),
    });
    expect(await text('person', 'one@visitor.test')).toContain('one@visitor.test');
    expect(await text(...words, '--join')).toContain('Email corrected in 1 inquiry');
    expect((await text('person', 'two@visitor.test')).match(/^DM-/gm)).toHaveLength(2);
  });
});
