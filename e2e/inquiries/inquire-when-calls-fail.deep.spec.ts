import { type RosterEntry, roster } from '@dosmares/content/roster';
import type { SubmitPolicyName } from '@dosmares/content/submit-policies';
import type { Locator, Page, Route } from 'playwright/test';
import { founder, profileOf } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { dismissToasts, expectToast, openInquiry } from './inquiry-page.ts';

type Fate = 'fine' | 'fails' | 'says why' | 'says no' | 'is not reached';

const fates: Record<Fate, (route: Route) => Promise<void>> = {
  fine: (route) => route.fulfill({ json: { ok: true, success: true } }),
  fails: (route) => route.fulfill({ status: 500, json: { success: false } }),
  'says why': (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'We are moving house.' } }),
  'says no': (route) => route.fulfill({ json: { ok: false, success: false } }),
  'is not reached': (route) => route.abort(),
};

// The fates of the agent's inquiry (I) and of the general contact (C).
const cases = {
  firstFails: { I: 'fails', C: 'fine' },
  secondFails: { I: 'fine', C: 'fails' },
  bothFail: { I: 'fails', C: 'fails' },
  saysWhy: { I: 'says why', C: 'fine' },
  saysNo: { I: 'says no', C: 'says no' },
  noNetwork: { I: 'is not reached', C: 'is not reached' },
} as const satisfies Record<string, Record<'I' | 'C', Fate>>;

type Words = readonly [title: string, text: string];

/** One way to send: for each case, the calls that are made and the toast that is shown. */
interface Row extends Record<keyof typeof cases, readonly [calls: string, toast: Words]> {
  lines: string;
}

const sent = 'Message Sent Successfully!';
const soon = 'will contact you within 24 hours';
const error = 'Error Sending Message';
// biome-ignore format: a table reads in columns
const rowsOf = ({ name, firstName, phone, email }: RosterEntry): Record<SubmitPolicyName, Row> => {
  const thanked: Words = [sent, `${firstName} ${soon}.`];
  const backedUp: Words = [sent, `${firstName} ${soon} at the entered email.`];
  const copied: Words = [`${sent} ✓`, `${firstName} ${soon}.`];
  const either: Words = [sent, `${firstName} ${soon}. Check your email for confirmation.`];
  const whole: Words = ['Message Sent!', `${name} ${soon}.`];
  const callOrWrite = `Please call ${firstName} at ${phone} or email ${email}.`;
  const sorry: Words = [error, callOrWrite];
  const because = (why: string): Words => [error, `${why} ${callOrWrite}`];
  const notSent = because('Failed to send message.');
  const failed = (why: string): Words => ['Submission Failed', why];
  const again: Words = [error, `Please try again or call the agent directly at ${phone}`];
  const unable: Words = ['Unable to Send Message', `Please call the agent directly at ${phone} or email ${email}`];

  return {
  'inquiry-then-backup': { lines: 'F01-F03',     firstFails: ['IC', backedUp],                      secondFails: ['IC', backedUp],                           bothFail: ['IC', sorry],                          saysWhy: ['IC', backedUp],                      saysNo: ['IC', backedUp],  noNetwork: ['IC', sorry] },
  'inquiry-alone': { lines: 'F04-F06 R06', firstFails: ['I', notSent],                         secondFails: ['I', thanked],                            bothFail: ['I', notSent],                            saysWhy: ['I', because('We are moving house.')], saysNo: ['I', notSent],     noNetwork: ['I', notSent] },
  'both-must-arrive': { lines: 'F07 F08',     firstFails: ['IC', failed('Agent inquiry failed')], secondFails: ['IC', failed('Main contact form failed')],  bothFail: ['IC', failed('Main contact form failed')], saysWhy: ['IC', failed('We are moving house.')], saysNo: ['IC', thanked],  noNetwork: ['IC', failed('Please try again or call us directly.')] },
  'either-may-arrive': { lines: 'F09-F11',     firstFails: ['IC', either],                     secondFails: ['IC', either],                          bothFail: ['IC', unable],                            saysWhy: ['IC', either],                     saysNo: ['IC', either], noNetwork: ['IC', unable] },
  'inquiry-then-copy': { lines: 'F12-F15',     firstFails: ['I', again],                          secondFails: ['IC', copied],                           bothFail: ['I', again],                             saysWhy: ['I', again],                          saysNo: ['IC', copied],  noNetwork: ['I', again] },
  'one-after-the-other': { lines: 'F11 F16',     firstFails: ['IC', whole],                      secondFails: ['IC', whole],                           bothFail: ['IC', unable],                            saysWhy: ['IC', whole],                      saysNo: ['IC', whole],  noNetwork: ['IC', unable] },
  };
};

// One agent for each way to send.
const ofEachWay = new Map(roster.map((agent) => [profileOf(agent).submitPolicy, agent]));

for (const [way, agent] of ofEachWay) {
  const { id } = agent;
  const { lines, ...expected } = rowsOf(agent)[way];

  test(`id ${id}, ${lines} AG17: whichever call fails, the visitor reads the right words and loses none of theirs`, async ({
    page,
  }) => {
    const { field, send, write, expectValues } = await openInquiry(page, id);

    for (const [name, fate] of Object.entries(cases)) {
      const [calls, words] = expected[name as keyof typeof cases];
      const trace = await deal(page, fate);
      await write('ines@visitor.example');
      await send.click();

      const isThanked = words[0] !== error && !/Failed|Unable/.test(words[0]);
      await test.step(`${name}: ${words.join(' ')}`, async () => {
        await expectToast(page, isThanked ? 'status' : 'alert', words);
        await expectValues(isThanked ? 'cleared' : 'kept');
        await expect(field('Your Name *')).toBeEnabled();
        await expect(send).toHaveText('Send Message');
        await expect.poll(trace).toBe(calls);
      });
      await dismissToasts(page);
      await page.unrouteAll();
    }
  });
}

for (const width of [390, 768, 1440]) {
  test(`AG01 AG17 at ${width} px a toast leaves the chat with the agent within reach`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { send, write } = await openInquiry(page, founder.id);
    await deal(page, cases.bothFail);
    await write('ines@visitor.example');
    await send.click();
    const words = rowsOf(founder)[profileOf(founder).submitPolicy].bothFail[1];
    await expectToast(page, 'alert', words);

    const chat = page.getByRole('link', { name: /WhatsApp/ });
    await chat.click({ trial: true });
    const button = await boxOf(chat);
    const toast = await boxOf(page.getByRole('alert').filter({ hasText: words[0] }).locator(':scope > *'));
    expect(button.x >= toast.x + toast.width || button.y >= toast.y + toast.height).toBe(true);
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nobody sees it.');

  return box;
}

/** Sets the fate of each call, and notes which calls were made. */
async function deal(page: Page, { I, C }: { I: Fate; C: Fate }) {
  let trace = '';
  const note = (letter: string, fate: Fate) => (route: Route) => {
    trace += letter;

    return fates[fate](route);
  };
  await page.route('**/api/contact/agent-inquiry', note('I', I));
  await page.route('**/api/contact', note('C', C));

  return () => trace;
}
