import { agentById } from '@dosmares/content/roster';
import type { Page } from 'playwright/test';
import { expect } from '../site/site.ts';
import { open } from '../site/visit.ts';

// biome-ignore format: a table reads in columns
const words = {
  'Your Name *':       'Ines Caldera',
  Phone:               '+1 (415) 555-0188',
  'Property Interest': 'Pedregal',
  'Your Message *':    'I would like to see the house in Pedregal.',
};

/** Opens an agent's page, waits until it is hydrated, and returns the parts of its form. */
export async function openInquiry(page: Page, id: number) {
  const agent = agentById(id);
  if (!agent) throw new Error(`Nobody has the id ${id}.`);
  await open(page, `/${agent.slug}`);
  const name = `Write to ${agent.name}`;
  const form = page.getByRole('form', { name }).or(page.getByRole('group', { name }));
  const field = (label: string) => form.getByLabel(label, { exact: true });

  return {
    agent,
    field,
    send: form.getByRole('button', { name: /^Send/ }),
    async write(email: string) {
      await field('Email *').fill(email);
      for (const [label, text] of Object.entries(words)) await field(label).fill(text);
    },
    async expectEmpty() {
      for (const label of Object.keys(words)) await expect(field(label)).toHaveValue('');
    },
  };
}
