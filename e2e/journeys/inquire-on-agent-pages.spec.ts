import type { Page, Request } from 'playwright/test';
import { expectToast, openInquiry, written } from '../inquiry-page.ts';
import { mailsAbout, recipientsOf } from '../mails.ts';
import { isPost } from '../posts.ts';
import { expect, test } from '../site.ts';

/** What each page does with an inquiry that arrives; a capital is a call, a small letter its answer: I agent-inquiry, C contact. */
interface Row {
  id: number;
  lines: string;
  calls: RegExp;
  inquiry: object;
  contact?: object;
  source?: string;
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
const rows: readonly Row[] = [
  { id: 1,  lines: 'F04 F05 R06', calls: /^Ii$/,   inquiry: interest,                                          thanks: [sent, `Marisol ${soon}.`] },
  { id: 2,  lines: 'F13 F14 R03', calls: inTurn,   inquiry: interest,                      contact: buying,    thanks: [`${sent} ✓`, `Adrian ${soon}.`] },
  { id: 3,  lines: 'F01 F02 R05', calls: inTurn,   inquiry: typed('Catalina Orozco'),      contact: type,      thanks: [sent, `Catalina ${soon} at the entered email.`], afterwards: 'scrolls to top' },
  { id: 4,  lines: 'F07 Q04 R05', calls: together, inquiry: typed('Julian Prescott'),      contact: type,      thanks: [sent, `Julian ${soon}.`] },
  { id: 5,  lines: 'F13 F14 R03', calls: inTurn,   inquiry: interest,                      contact: buying,    thanks: [`${sent} ✓`, `Renata ${soon}.`] },
  { id: 6,  lines: 'F07 Q04 R05', calls: together, inquiry: typed('Tobias Lindqvist'),     contact: type,      thanks: [sent, `Tobias ${soon}.`] },
  { id: 7,  lines: 'F13 F14 R03', calls: inTurn,   inquiry: interest,                      contact: buying,    thanks: [`${sent} ✓`, `Valeria ${soon}.`] },
  { id: 8,  lines: 'F07 Q04 R05', calls: together, inquiry: typed('Emilio Carranza'),      contact: type,      thanks: [sent, `Emilio ${soon}.`] },
  { id: 9,  lines: 'F16 Q05 R04', calls: inTurn,   inquiry: { ...interest, ...asChosen },  contact: asChosen,  thanks: ['Message Sent!', `Helena Marsh ${soon}.`], afterwards: 'scrolls to top' },
  { id: 10, lines: 'F09 F10 R02', calls: together, inquiry: interest,                      contact: type,      thanks: [sent, `Bruno ${soon}. Check your email for confirmation.`], source: 'bruno-aguilar-landing-page' },
  { id: 12, lines: 'F09 F10 R02', calls: together, inquiry: interest,                      contact: type,      thanks: [sent, `Leonor ${soon}. Check your email for confirmation.`], source: 'leonor-arriaga-landing-page' },
];

for (const {
  id,
  lines,
  calls,
  inquiry,
  contact,
  source = 'agent-landing-page',
  thanks,
  afterwards,
} of rows) {
  test(`id ${id}, ${lines} F17 Q01-Q06 R01 AG17 X02: an inquiry is one mail to each, with thanks and empty fields`, async ({
    page,
    site,
    complaints,
  }) => {
    const visitor = `ines.to.${id}@visitor.example`;
    const { agent, send, write, expectValues } = await openInquiry(page, id);
    await write(visitor);
    await send.scrollIntoViewIfNeeded();
    const noted = noteCalls(page);
    const scrolled = await noteScrolling(page);
    await send.click();

    await expectToast(page, 'status', thanks);
    await expect.poll(noted.trace).toMatch(calls);
    await expectValues('cleared');
    expect(await scrolled.orders()).toEqual(afterwards ? [{ top: 0, behavior: 'smooth' }] : []);
    if (afterwards) await expect.poll(scrolled.position).toBe(0);
    else expect(await scrolled.position()).toBe(scrolled.before);

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

    const mails = await mailsAbout(site, visitor);
    expect(recipientsOf(mails)).toEqual([agentEmail, visitor, 'office@dosmares.example'].sort());
    for (const { recipients, replyTo } of mails.filter(({ recipients: [to] }) => to !== visitor))
      expect(replyTo, `to ${recipients}`).toEqual([`Ines Caldera <${visitor}>`]);
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

/** Notes every order to scroll, and where the page stands. */
async function noteScrolling(page: Page) {
  await page.evaluate(() => {
    const orders: unknown[] = [];
    const { scrollTo } = window;
    Object.assign(window, { orders });
    window.scrollTo = (...order: unknown[]) => {
      orders.push(order[0]);
      (scrollTo as (...order: unknown[]) => void).apply(window, order);
    };
  });
  const position = () => page.evaluate(() => Math.round(window.scrollY));

  return {
    position,
    before: await position(),
    orders: () => page.evaluate(() => (window as unknown as { orders: unknown[] }).orders),
  };
}
