import { office } from '@dosmares/content/office';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import type { SubmitPolicyName } from '@dosmares/content/submit-policies';
import type { Page, Request } from 'playwright/test';
import { profileOf } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { holdBack, isPost, scrolled } from '../site/visit.ts';
import { openInquiry, written } from './inquiry-page.ts';
import { mailsAbout, recipientsOf } from './mails.ts';

/**
 * Result of an inquiry that arrives, for one way to send. A capital is a call, a small letter its answer: I
 * agent-inquiry, C contact.
 */
interface Way {
  lines: string;
  calls: RegExp;
  inquiry: object;
  contact?: object;
  thanks: readonly [title: string, text: string];
  afterwards?: 'scrolls to top';
}

const inTurn = /^IiCc$/;
const together = /^IC(ic|ci)$/;
const interest = { propertyInterest: 'Pedregal' };
const type = { propertyType: 'Pedregal', inquiryType: 'general' };
const typed = (preferredAgent: string) => ({ ...type, preferredAgent });
const buying = { propertyType: 'Pedregal', inquiryType: 'buying' };
const asChosen = { propertyType: '', inquiryType: 'general' };
const sent = 'Message Sent Successfully!';
const soon = 'will contact you within 24 hours';

// biome-ignore format: a table reads in columns
const wayOf = ({ name, firstName }: RosterEntry): Record<SubmitPolicyName, Way> => ({
  'inquiry-alone':       { lines: 'F04 F05 R06', calls: /^Ii$/,   inquiry: interest,                                       thanks: [sent, `${firstName} ${soon}.`] },
  'inquiry-then-copy':   { lines: 'F13 F14 R03', calls: inTurn,   inquiry: interest,                      contact: buying, thanks: [`${sent} ✓`, `${firstName} ${soon}.`] },
  'inquiry-then-backup': { lines: 'F01 F02 R05', calls: inTurn,   inquiry: typed(name),                   contact: type,   thanks: [sent, `${firstName} ${soon} at the entered email.`], afterwards: 'scrolls to top' },
  'both-must-arrive':    { lines: 'F07 Q04 R05', calls: together, inquiry: typed(name),                   contact: type,   thanks: [sent, `${firstName} ${soon}.`] },
  'one-after-the-other': { lines: 'F16 Q05 R04', calls: inTurn,   inquiry: { ...interest, ...asChosen },  contact: asChosen, thanks: ['Message Sent!', `${name} ${soon}.`], afterwards: 'scrolls to top' },
  'either-may-arrive':   { lines: 'F09 F10 R02', calls: together, inquiry: interest,                      contact: type,   thanks: [sent, `${firstName} ${soon}. Check your email for confirmation.`] },
});

// One agent for each way to send: that every agent has the right one, the roster's own test tells.
const ofEachWay = new Map(roster.map((agent) => [profileOf(agent).submitPolicy, agent]));

for (const [way, person] of ofEachWay) {
  const { id } = person;
  const { source } = profileOf(person);
  const { lines, calls, inquiry, contact, thanks, afterwards } = wayOf(person)[way];

  test(`id ${id}, ${lines} F17 Q01-Q06 R01 AG16 AG17 A9-4 X02: an inquiry is one mail to each, with thanks and empty fields`, async ({
    page,
    site,
    complaints,
  }) => {
    const visitor = `ines.to.${id}@visitor.example`;
    const gate = await holdBack(page, '**/api/contact**');
    const { agent, form, send, write, expectValues } = await openInquiry(page, id);
    await write(visitor);
    await send.scrollIntoViewIfNeeded();
    const noted = noteCalls(page);
    const before = await scrolled(page);
    await send.click();

    await expect(send).toHaveText('Sending...');
    await expect(send).toBeDisabled();
    await expect(send.locator('[data-spinner]')).toHaveCount(way === 'one-after-the-other' ? 1 : 0);
    for (const role of ['textbox', 'combobox'] as const)
      for (const field of await form.getByRole(role).all()) await expect(field).toBeDisabled();
    gate.open();
    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: /^Dismiss/ }) });
    for (const words of thanks) await expect(toast.getByText(words, { exact: true })).toBeVisible();
    await expect.poll(noted.trace).toMatch(calls);
    await expectValues('cleared');
    await expect.poll(() => scrolled(page)).toBe(afterwards ? 0 : before);

    const { name, email: agentEmail, slug } = agent;
    const general = { ...written, email: visitor, agentEmail };
    expect(noted.bodies()).toEqual([
      {
        ...general,
        ...inquiry,
        agentName: name,
        agentId: id,
        agent: slug,
        source,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      ...(contact ? [{ ...general, ...contact, preferredAgent: name }] : []),
    ]);
    expect(recipientsOf(await mailsAbout(site, visitor))).toEqual([agentEmail, visitor, office.email].sort());
    expect(complaints).toEqual([]);
  });
}

/** Notes the calls and the answers, in the order in which they happen. */
function noteCalls(page: Page) {
  const requests: Request[] = [];
  let trace = '';
  const letter = (request: Request) => (request.url().endsWith('/agent-inquiry') ? 'I' : 'C');
  page.on('request', (request) => {
    if (!isPost(request)) return;
    requests.push(request);
    trace += letter(request);
  });
  page.on('response', (response) => {
    if (!isPost(response.request())) return;
    trace += response.ok() ? letter(response.request()).toLowerCase() : response.status();
  });

  return { trace: () => trace, bodies: () => requests.map((request) => request.postDataJSON()) };
}
