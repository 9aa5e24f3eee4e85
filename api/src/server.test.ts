import { office } from '@dosmares/content/office';
import { agent, bothCalls, contactPage, visitor } from '../testing/bodies/bodies.ts';
import { engines } from '../testing/databases/test-database.ts';
import { systemForAll } from '../testing/hooks.ts';
import type { System } from '../testing/system.ts';

const recipients = (mails: Awaited<ReturnType<System['mails']>>) =>
  mails.flatMap((mail) => mail.recipients).sort();

describe.each(engines)('an inquiry on %s', (_, prepare) => {
  let system: System;
  systemForAll(prepare, (started) => {
    system = started;
  });

  it('X02 becomes one inquiry and one mail to each party when a page makes both calls at once, and both succeed', async () => {
    const answers = await Promise.all([
      system.post('agentInquiry', bothCalls.agentInquiry),
      system.post('contact', bothCalls.contact),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual({
      ok: true,
      success: true,
      reference: expect.stringMatching(/^DM-\w{4}-\w{4}$/),
      answerBy: expect.stringContaining('Los Cabos'),
    });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(recipients(await system.mails(3))).toEqual([agent.email, 'jane@visitor.test', office.email]);
  });

  it('Q06 reaches the agent with Reply-To the visitor', async () => {
    await system.post('agentInquiry', { ...bothCalls.agentInquiry, email: 'second@visitor.test' });

    const mail = (await system.mails(3)).find(({ recipients: [to] }) => to === agent.email);
    expect(mail).toMatchObject({
      replyTo: ['Jane Doe <second@visitor.test>'],
      to: [`${agent.name} <${agent.email}>`],
    });
    expect(mail?.text).toContain(visitor.message);
  });

  it('X04 confirms to an address once in 24 hours, with nothing that was typed', async () => {
    await system.post('contactEmail', {
      ...contactPage,
      email: 'third@visitor.test',
      message: 'Zanzibar one',
    });
    await system.post('contactEmail', {
      ...contactPage,
      email: 'Third@Visitor.Test',
      message: 'Zanzibar two',
    });

    const mails = await system.mails(3);
    const confirmations = mails.filter(({ recipients: [to] }) => to?.toLowerCase() === 'third@visitor.test');
    expect(confirmations).toHaveLength(1);
    expect(`${confirmations[0]?.subject} ${confirmations[0]?.text} ${confirmations[0]?.html}`).not.toMatch(
      /Jane|Doe|Zanzibar|penthouse|third/i,
    );
  });
});
