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

  it('X01 C12 never mails a foreign agentEmail: the office gets it, flagged', async () => {
    const answer = await system.post('contact', {
      ...bothCalls.contact,
      email: 'fourth@visitor.test',
      agentEmail: 'evil@elsewhere.test',
    });

    const mails = await system.mails(2);
    expect(answer.status).toBe(200);
    expect(recipients(mails)).toEqual(['fourth@visitor.test', office.email]);
    expect(mails.find(({ recipients: [to] }) => to === office.email)?.subject).toMatch(/^\[Please check\]/);
  });

  it('X03 holds what fills the hidden field: it is stored and answered, and nobody is told', async () => {
    const answer = await system.post('contact', {
      ...bothCalls.contact,
      email: 'bot@visitor.test',
      website: 'https://spam.test',
    });
    await system.post('contactEmail', { ...contactPage, email: 'fifth@visitor.test' });

    const mails = await system.mails(2);
    expect(answer.body).toMatchObject({ ok: true, success: true });
    expect(JSON.stringify(mails)).not.toContain('bot@visitor.test');
  });
});
