import { answerTime } from '@dosmares/content/answer-time';
import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import { submitPolicies } from '@dosmares/content/submit-policies';
import { profileOf, sentBy } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { postsOf, scrolled } from '../site/visit.ts';
import { openInquiry } from './inquiry-page.ts';
import { mailsAbout, recipientsOf } from './mails.ts';

// One agent for each submit policy; unit tests cover the calls and words of each, and which agent has which.
const agentByPolicy = new Map(roster.map((agent) => [profileOf(agent).submitPolicy, agent]));

// On a phone the receipt was below the bottom bar, or five screens away.
test.use({ viewport: { width: 390, height: 664 } });

for (const [policy, { id }] of agentByPolicy)
  test(`id ${id}, ${policy}: C18 F17 Q06 AG17 X02 everyone gets one mail, and the visitor a receipt`, async ({
    page,
    site,
    errors,
  }) => {
    const visitor = `ines.to.${id}@visitor.example`;
    const { agent, field, send, write, expectEmpty } = await openInquiry(page, id);
    await write(visitor);
    await send.click();

    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: /^Dismiss/ }) });
    await expect(toast.getByText(/^Message Sent/)).toBeVisible();
    await expect(toast.getByText(`will contact you ${answerTime.en}`)).toContainText(agent.firstName);
    const receipt = page.getByRole('region', { name: /^Message Sent/ });
    await expect(receipt).toBeFocused();
    for (const text of [`will contact you ${answerTime.en}`, /^DM-/, /Los Cabos time$/])
      await expect(receipt.getByText(text)).toBeInViewport({ ratio: 1 });
    await expect(send).toHaveCount(0);
    const { afterwards } = submitPolicies[policy];
    if (afterwards === 'scroll to top') await expect.poll(() => scrolled(page)).toBe(0);
    expect(recipientsOf(await mailsAbout(site, visitor))).toEqual(
      [agent.email, visitor, office.email].sort(),
    );
    expect(errors).toEqual([]);
    await receipt.getByRole('button', { name: 'Send another' }).click();
    await expectEmpty();
    await expect(field('Your Name *')).toBeFocused();
  });

test('AG18 the browser itself asks for what is missing, and nothing is sent', async ({ page }) => {
  const posts = postsOf(page);
  const { field, send } = await openInquiry(page, sentBy('form').id);
  for (const [label, text] of [
    ['Your Name *', 'Ines Caldera'],
    ['Email *', 'ines'],
  ] as const) {
    await send.click();
    await expect(field(label)).toBeFocused();
    await expect(field(label)).toHaveJSProperty('validity.valid', false);
    await field(label).fill(text);
  }
  expect(posts).toEqual([]);
});
