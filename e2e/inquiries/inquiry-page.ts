import { agentById, type RosterEntry } from '@dosmares/content/roster';
import type { Locator, Page } from 'playwright/test';
import { expect } from '../site/site.ts';
import { open } from '../site/visit.ts';

/** The form of an agent's page, found as a visitor finds it. */
export interface InquiryPage {
  agent: RosterEntry;
  form: Locator;
  field: (label: string) => Locator;
  send: Locator;
  write: (email: string) => Promise<void>;
  expectValues: (fate: 'kept' | 'cleared') => Promise<void>;
}

// biome-ignore format: a table reads in columns
const words = {
  'Your Name *':       'Ines Caldera',
  Phone:               '+1 (415) 555-0188',
  'Property Interest': 'Pedregal',
  'Your Message *':    'I would like to see the house in Pedregal.',
};

/** The visitor's entries, under the keys of the calls' bodies. */
export const written = {
  name: words['Your Name *'],
  phone: words.Phone,
  message: words['Your Message *'],
};

/** Opens an agent's page and waits until its form is alive. */
export async function openInquiry(page: Page, id: number): Promise<InquiryPage> {
  const agent = agentById(id);
  if (!agent) throw new Error(`Nobody has the id ${id}.`);
  await open(page, `/${agent.slug}`);

  const name = `Write to ${agent.name}`;
  const form = page.getByRole('form', { name }).or(page.getByRole('group', { name }));
  const field = (label: string) => form.getByLabel(label, { exact: true });

  return {
    agent,
    form,
    field,
    send: form.getByRole('button', { name: /^Send/ }),
    async write(email) {
      await field('Email *').fill(email);
      for (const [label, text] of Object.entries(words)) await field(label).fill(text);
    },
    async expectValues(fate) {
      for (const [label, text] of Object.entries(words))
        await expect(field(label)).toHaveValue(fate === 'kept' ? text : '');
    },
  };
}
