import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { roster } from '@dosmares/content/roster';
import { endpoints } from '@dosmares/contracts/endpoints';
import { bothCalls } from '../bodies/bodies.ts';
import type { Arrival } from '../faults/faulty-smtp.ts';

/** Returns an API that is running. */
type Address = () => string | undefined;

/** Simulated visitors. */
export interface Visitors {
  /** The reference that each visitor received, by the visitor's address. */
  acknowledged: Map<string, string>;
  /** Visitors who received two references for one submission. */
  contradicted: Set<string>;
  /** Milliseconds that each answer took, whatever its status. */
  waits: number[];
  leave: () => Promise<unknown>;
}

/** Simulates a number of visitors, each followed by another after a pause, who send again when they get no answer. */
export function welcome(count: number, pauseMs: number, address: Address): Visitors {
  const acknowledged = new Map<string, string>();
  const contradicted = new Set<string>();
  const waits: number[] = [];
  let isOpen = true;

  async function visitorAfterVisitor() {
    while (isOpen) {
      const email = `${randomUUID()}@visitor.test`;
      for (let attempt = 0; attempt < 3 && !(await isSent(email)); attempt += 1) await pause(20);
      await pause(pauseMs);
    }
  }

  /** Submits as a page does: both calls at once, and both again unless both were answered with 200. */
  async function isSent(email: string) {
    const calls = (['agentInquiry', 'contact'] as const).map((endpoint) => post(endpoint, email));

    return (await Promise.all(calls)).every(Boolean);
  }

  async function post(endpoint: 'agentInquiry' | 'contact', email: string) {
    const start = performance.now();
    const body = JSON.stringify({ ...bothCalls[endpoint], email });
    const headers = { 'content-type': 'application/json' };
    try {
      const answer = await fetch(`${address()}${endpoints[endpoint]}`, { method: 'POST', headers, body });
      const { reference } = (await answer.json()) as { reference?: string };
      waits.push(performance.now() - start);
      if (!reference) return false;
      if ((acknowledged.get(email) ?? reference) !== reference) contradicted.add(email);
      acknowledged.set(email, reference);

      return true;
    } catch {
      return false;
    }
  }

  const visitors = Array.from({ length: count }, visitorAfterVisitor);

  return {
    ...{ acknowledged, contradicted, waits },
    leave() {
      isOpen = false;
      return Promise.all(visitors);
    },
  };
}

/** Simulated staff, who act on the mails they read. */
export interface Staff {
  /** Notes of all acts that a page acknowledged. */
  acknowledged: Set<string>;
  leave: () => Promise<void>;
}

/** Acts of staff on each five mails in turn; undefined means none, so that a reminder follows. */
const habits = ['take', 'answered', 'reassign', undefined, undefined] as const;

/** Simulates a person of the office, signed in, who reads each agent's mail as it arrives and acts on the desk. */
export function letWork(mails: readonly Arrival[], address: Address, cookie: string): Staff {
  const acknowledged = new Set<string>();
  let isOpen = true;

  async function readMails() {
    for (let next = 0; isOpen; next += 1) {
      while (isOpen && next >= mails.length) await pause(50);
      const { messageId, raw } = mails[next] ?? { messageId: '', raw: '' };
      const habit = habits[next % habits.length];
      // The link in a raw mail, which is in quoted-printable.
      const path = /(\/staff\/inquiry\/DM-[\w-]+)/.exec(raw.replace(/=\r?\n/g, ''))?.[1];
      if (/\.agent\.\d+@/.test(messageId) && path && habit) await actOn(path, habit);
    }
  }

  async function actOn(path: string, action: string) {
    const note = randomUUID();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const to = String(roster[Math.floor(Math.random() * roster.length)]?.id);
      const status = await press(`${address()}${path}`, cookie, { action, note, to });
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

async function press(url: string, cookie: string, form: { action: string; note: string; to: string }) {
  try {
    // One that never ends would leave the office without acts for the rest of the run.
    const ask = { headers: { cookie }, signal: AbortSignal.timeout(10_000) };
    const page = await fetch(url, ask).then((answer) => answer.text());
    if (page.includes(form.note)) return 409;
    const hidden = (name: string) => new RegExp(`name="${name}" value="([\\w-]+)"`).exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ ...form, seen: hidden('seen'), form: hidden('form') });

    return (await fetch(url, { ...ask, method: 'POST', body, redirect: 'manual' })).status;
  } catch {
    return undefined;
  }
}
