import { readFile } from 'node:fs/promises';
import { agentById } from '@dosmares/content/roster';
import { someone } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { arrives, deskOf, reach, reachAndPress } from './desk.ts';

// By keyboard and without script, on a phone.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test('I28 an inquiry is found, taken, answered and saved as CSV', async ({ page, site }) => {
  const name = 'Ingrid Solberg';
  const reference = await arrives(site, name);
  await page.goto(deskOf(site));
  await reach(page, page.getByRole('searchbox', { name: 'Name, email or reference' }));
  await page.keyboard.type(name.slice(0, -2).toUpperCase());
  await reach(page, page.getByRole('combobox', { name: 'For' }));
  await page.keyboard.type(agentById(someone.id)?.name ?? '');
  await reachAndPress(page, page.getByRole('button', { name: 'Show' }));
  await expect(page.getByRole('heading', { name: 'Open inquiries' })).toContainText('1');

  await reachAndPress(page, page.getByRole('link', { name }));
  await reachAndPress(page, page.getByRole('button', { name: 'I answer' }));
  await expect(page.getByText('Taken by the office.')).toBeVisible();
  await reachAndPress(page, page.getByRole('button', { name: 'Answered' }));
  await expect(page.getByText('Answered by the office.')).toBeVisible();
  await reachAndPress(page, page.getByRole('link', { name: 'Back to the desk' }));

  await reach(page, page.getByRole('searchbox'));
  await page.keyboard.type(reference);
  await reachAndPress(page, page.getByRole('button', { name: 'Show' }));
  await expect(page.getByText('No inquiry matches.')).toBeVisible();
  await reachAndPress(page, page.getByRole('link', { name: 'Look in every state and age' }));
  await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('Answered');

  const download = page.waitForEvent('download');
  await reachAndPress(page, page.getByRole('link', { name: /as a spreadsheet/ }));
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(2);
  expect(text).toContain(`${reference},`);
});

test('I28 a held inquiry is released, and another is none', async ({ page, site }) => {
  const real = await arrives(site, 'Ottilie Brandt', { website: 'filled in' });
  const spam = await arrives(site, 'Pills Cheap', { website: 'filled in' });
  await page.goto(deskOf(site));
  await reachAndPress(page, page.getByRole('button', { name: `Release ${real}` }));
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: real })).toContainText('New');

  await reachAndPress(page, page.getByRole('link', { name: /^Pills/ }));
  await expect(page.getByText('filled in a field that people do not see')).toBeVisible();
  await reachAndPress(page, page.getByRole('button', { name: 'Not an inquiry' }));
  await expect(page.getByText('Closed by the office (not an inquiry).')).toBeVisible();
  await reachAndPress(page, page.getByRole('link', { name: 'Back to the desk' }));
  await expect(page.getByText(spam)).toHaveCount(0);
});
