import { office } from '@dosmares/content/office';
import { agent, bothCalls, visitor } from '../testing/bodies/bodies.ts';
import { engines } from '../testing/databases/test-database.ts';
import { startFaultySmtp } from '../testing/faults/faulty-smtp.ts';
import { startSystem } from '../testing/system.ts';
import { until } from '../testing/until.ts';

it.each(engines)(
  'X02 Q06 X04 on %s an inquiry of two calls at once becomes one mail to each party: the agent’s with Reply-To the visitor, the visitor’s with nothing that was typed',
  async (_, prepare) => {
    const database = await prepare();
    const system = await startSystem(database);

    const answers = await Promise.all([
      system.post('agentInquiry', bothCalls.agentInquiry),
      system.post('contact', bothCalls.contact),
    ]);

    expect(answers[0]?.body).toEqual({
      ok: true,
      success: true,
      reference: expect.stringMatching(/^DM-\w{4}-\w{4}$/),
      answerBy: expect.stringContaining('Los Cabos'),
    });
    expect(answers[1]).toMatchObject({ status: 200, body: answers[0]?.body });
    const mails = await system.mails(3);
    const to = (address: string) => mails.find(({ recipients }) => recipients[0] === address);
    expect(mails.flatMap(({ recipients }) => recipients).sort()).toEqual(
      [agent.email, visitor.email, office.email].sort(),
    );
    expect(to(agent.email)).toMatchObject({
      replyTo: [`${visitor.name} <${visitor.email}>`],
      to: [`${agent.name} <${agent.email}>`],
      text: expect.stringContaining(visitor.message),
    });
    const { subject, text, html } = to(visitor.email) ?? {};
    expect(`${subject} ${text} ${html}`).not.toMatch(/Jane|Doe|Pedregal/i);
    await system.close();
    await database.clear();
  },
);

it.each(engines.slice(0, 1))(
  'on %s it says before the first mail which settings of the mail server are wrong',
  async (_, prepare) => {
    const database = await prepare();
    const server = await startFaultySmtp({ signIn: { user: 'office', password: 'right' } });
    const settings = { SMTP_PORT: String(server.port), SMTP_USER: 'office', SMTP_PASSWORD: 'wrong' };
    const system = await startSystem(database, settings);
    const health = async () => (await fetch(`${system.api.address}/health/ready`)).json();

    const { status, smtp } = await until(health, (found) => found.smtp !== 'ok');

    expect([status, smtp]).toEqual([
      'ready',
      expect.stringContaining('SMTP_USER, SMTP_PASSWORD: authentication refused'),
    ]);
    expect(server.attempts).toEqual([]);
    await system.close();
    await server.close();
    await database.clear();
  },
);
