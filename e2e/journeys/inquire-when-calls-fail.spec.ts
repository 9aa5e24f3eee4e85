import type { Locator, Page, Route } from 'playwright/test';
import { dismissToasts, expectToast, openInquiry } from '../inquiry-page.ts';
import { expect, test } from '../site.ts';

type Fate = 'fine' | 'fails' | 'says why' | 'says no' | 'is not reached';

const fates: Record<Fate, (route: Route) => Promise<void>> = {
  fine: (route) => route.fulfill({ json: { ok: true, success: true } }),
  fails: (route) => route.fulfill({ status: 500, json: { success: false } }),
  'says why': (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'We are moving house.' } }),
  'says no': (route) => route.fulfill({ json: { ok: false, success: false } }),
  'is not reached': (route) => route.abort(),
};

// What becomes of the agent's inquiry (I), and of the general contact (C).
const cases = {
  firstFails: { I: 'fails', C: 'fine' },
  secondFails: { I: 'fine', C: 'fails' },
  bothFail: { I: 'fails', C: 'fails' },
  saysWhy: { I: 'says why', C: 'fine' },
  saysNo: { I: 'says no', C: 'says no' },
  noNetwork: { I: 'is not reached', C: 'is not reached' },
} as const satisfies Record<string, Record<'I' | 'C', Fate>>;

type Words = readonly [title: string, text: string];

/** One agent for each of the six ways to send: the calls that are made, and whether the visitor is thanked or told. */
interface Row extends Record<keyof typeof cases, readonly [calls: string, toast: Words]> {
  id: number;
  lines: string;
}

const sent = 'Message Sent Successfully!';
const soon = 'will contact you within 24 hours';
const error = 'Error Sending Message';
const thanks = {
  3: [sent, `Catalina ${soon} at the entered email.`],
  1: [sent, `Marisol ${soon}.`],
  4: [sent, `Julian ${soon}.`],
  12: [sent, `Leonor ${soon}. Check your email for confirmation.`],
  2: [`${sent} ✓`, `Adrian ${soon}.`],
  9: ['Message Sent!', `Helena Marsh ${soon}.`],
} as const;
const catalina: Words = [
  error,
  'Please call Catalina at +1 (760) 555-0103 or email catalina@dosmares.example.',
];
const marisol = (why: string): Words => [
  error,
  `${why} Please call Marisol at +1 (760) 555-0101 or email marisol@dosmares.example.`,
];
const notSent = marisol('Failed to send message.');
const julian = (why: string): Words => ['Submission Failed', why];
const leonor: Words = [
  'Unable to Send Message',
  'Please call the agent directly at +1 (760) 555-0112 or email leonor@dosmares.example',
];
const adrian: Words = [error, 'Please try again or call the agent directly at +1 (760) 555-0102'];
const helena: Words = [
  'Unable to Send Message',
  'Please call the agent directly at +1 (760) 555-0109 or email helena@dosmares.example',
];

// biome-ignore format: a table reads in columns
const rows: readonly Row[] = [
  { id: 3,  lines: 'F01-F03',     firstFails: ['IC', thanks[3]],                      secondFails: ['IC', thanks[3]],                           bothFail: ['IC', catalina],                          saysWhy: ['IC', thanks[3]],                      saysNo: ['IC', thanks[3]],  noNetwork: ['IC', catalina] },
  { id: 1,  lines: 'F04-F06 R06', firstFails: ['I', notSent],                         secondFails: ['I', thanks[1]],                            bothFail: ['I', notSent],                            saysWhy: ['I', marisol('We are moving house.')], saysNo: ['I', notSent],     noNetwork: ['I', notSent] },
  { id: 4,  lines: 'F07 F08',     firstFails: ['IC', julian('Agent inquiry failed')], secondFails: ['IC', julian('Main contact form failed')],  bothFail: ['IC', julian('Main contact form failed')], saysWhy: ['IC', julian('We are moving house.')], saysNo: ['IC', thanks[4]],  noNetwork: ['IC', julian('Please try again or call us directly.')] },
  { id: 12, lines: 'F09-F11',     firstFails: ['IC', thanks[12]],                     secondFails: ['IC', thanks[12]],                          bothFail: ['IC', leonor],                            saysWhy: ['IC', thanks[12]],                     saysNo: ['IC', thanks[12]], noNetwork: ['IC', leonor] },
  { id: 2,  lines: 'F12-F15',     firstFails: ['I', adrian],                          secondFails: ['IC', thanks[2]],                           bothFail: ['I', adrian],                             saysWhy: ['I', adrian],                          saysNo: ['IC', thanks[2]],  noNetwork: ['I', adrian] },
  { id: 9,  lines: 'F11 F16',     firstFails: ['IC', thanks[9]],                      secondFails: ['IC', thanks[9]],                           bothFail: ['IC', helena],                            saysWhy: ['IC', thanks[9]],                      saysNo: ['IC', thanks[9]],  noNetwork: ['IC', helena] },
];

for (const { id, lines, ...expected } of rows) {
  test(`id ${id}, ${lines} AG17: whichever call fails, the visitor reads the right words and loses none of theirs`, async ({
    page,
  }) => {
    const { field, send, write, expectValues } = await openInquiry(page, id);

    for (const [name, fate] of Object.entries(cases)) {
      const [calls, words] = expected[name as keyof typeof cases];
      const trace = await deal(page, fate);
      await write('ines@visitor.example');
      await send.click();

      const isThanked = words === thanks[id as keyof typeof thanks];
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
    const { send, write } = await openInquiry(page, 3);
    await deal(page, cases.bothFail);
    await write('ines@visitor.example');
    await send.click();
    await expectToast(page, 'alert', catalina);

    const chat = page.getByRole('link', { name: /WhatsApp/ });
    await chat.click({ trial: true });
    const button = await boxOf(chat);
    const toast = await boxOf(page.getByRole('alert').filter({ hasText: catalina[0] }).locator(':scope > *'));
    expect(button.x >= toast.x + toast.width || button.y >= toast.y + toast.height).toBe(true);
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nobody sees it.');

  return box;
}

/** Gives each call its fate, and notes which were made. */
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
