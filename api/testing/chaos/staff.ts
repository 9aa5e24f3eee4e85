import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { roster } from '@dosmares/content/roster';
import type { Arrival } from '../faults/faulty-smtp.ts';

/** Simulated staff, who act on the mails they read. */
export interface Staff {
  /** Notes of all acts that a page acknowledged. */
  acknowledged: Set<string>;
  leave: () => Promise<void>;
}

/** Acts of staff on each five mails in turn; undefined means none, so that a reminder follows. */
const habits = ['take', 'answered', 'reassign', undefined, undefined] as const;

/** Simulates a person of the office, signed in, who reads each agent's mail as it arrives and acts on the desk. */
export function letWork(mails: readonly Arrival[], address: () => string | undefined, cookie: string): Staff {
  const acknowledged = new Set<string>();
  let isOpen = true;

  async function readMails() {
    for (let next = 0; isOpen; next += 1) {
      while (isOpen && next >= mails.length) await pause(50);
      const { messageId, raw } = mails[next] ?? { messageId: '', raw: '' };
      const habit = habits[next % habits.length];
      const path = /\.agent\.\d+@/.test(messageId) && pathIn(raw);
      if (path && habit) await actOn(path, habit);
    }
  }

  async function actOn(path: string, action: string) {
    const note = randomUUID();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const status = await press(`${address()}${path}`, cookie, { action, note, to: someColleague() });
      if (status === 303) acknowledged.add(note);
      // Without an answer the act may still have been recorded: the next attempt sees it, or presses again.
      if (status === 303 || status === 409) return;
      await pause(100);
    }
  }

  const reading = readMails();

  return {
    acknowledged,
    async leave() {
      isOpen = false;
      await reading;
    },
  };
}

async function press(url: string, cookie: string, form: Record<string, string>): Promise<number | undefined> {
  try {
    // One that never ends would leave the office without acts for the rest of the run.
    const ask = { headers: { cookie }, signal: AbortSignal.timeout(10_000) };
    const page = await fetch(url, ask).then((answer) => answer.text());
    if (page.includes(form.note ?? '')) return 409;
    const seen = /name="seen" value="(\d+)"/.exec(page)?.[1] ?? '';
    const token = /name="form" value="([\w-]+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ ...form, seen, form: token });

    return (await fetch(url, { ...ask, method: 'POST', body, redirect: 'manual' })).status;
  } catch {
    return undefined;
  }
}

const someColleague = () => String(roster[Math.floor(Math.random() * roster.length)]?.id);

/** Returns the link in a raw mail, which is in quoted-printable. */
const pathIn = (raw: string) => /(\/staff\/inquiry\/DM-[\w-]+)/.exec(raw.replace(/=\r?\n/g, ''))?.[1];
