import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { roster } from '@dosmares/content/roster';
import { endpoints } from '@dosmares/contracts/endpoints';
import { bothCalls } from '../bodies/bodies.ts';
import type { Arrival } from '../faults/faulty-smtp.ts';

type Address = () => string | undefined;

export type Visitors = ReturnType<typeof welcome>;

/** Simulates a number of visitors, each followed by another after a pause, who send again when they get no answer. */
export function welcome(count: number, pauseMs: number, address: Address) {
  /** The reference that each visitor received, by the visitor's address; and who received two for one submission. */
  const acknowledged = new Map<string, string>();
  const contradicted = new Set<string>();
  /** Milliseconds that each answer took, whatever its status. */
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

/** What staff do on the desk, by its button: the kind of event that records it. */
export const habits = { take: 'taken', answered: 'answered', reassign: 'passed', close: 'closed' } as const;

/** An act, and what its person was told of it: that it is recorded, or that it is not. */
export interface Told {
  action: keyof typeof habits;
  to: number;
  isDone: boolean;
}

export type Staff = ReturnType<typeof simulateStaff>;

const actions = Object.keys(habits) as Told['action'][];
const anyOf = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)] as T;
/** Share of the mails on which nobody acts, so that a reminder follows. */
const leftAlone = 0.3;

export function simulateStaff(mails: readonly Arrival[], address: Address, cookies: readonly string[]) {
  /** All acts of which a page told what became of them, by their notes. */
  const told = new Map<string, Told>();
  let isOpen = true;

  async function readMails(cookie: string) {
    for (let next = 0; isOpen; next += 1) {
      while (isOpen && next >= mails.length) await pause(50);
      const { messageId, raw } = mails[next] ?? { messageId: '', raw: '' };
      // The link in a raw mail, which is in quoted-printable.
      const path = /(\/staff\/inquiry\/DM-[\w-]+)/.exec(raw.replace(/=\r?\n/g, ''))?.[1];
      if (/\.agent\.\d+@/.test(messageId) && path && Math.random() > leftAlone) await actOn(path, cookie);
    }
  }

  async function actOn(path: string, cookie: string) {
    const [note, action, to] = [randomUUID(), anyOf(actions), anyOf(roster).id];
    const fields = { action, note, to: String(to), reason: 'lost' };
    let isCertain = true;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const isDone = await press(`${address()}${path}`, cookie, fields);
      // After a press without an answer only a page that shows the note tells what became of it.
      if (isDone || (isDone === false && isCertain)) told.set(note, { action, to, isDone });
      if (isDone !== undefined) return;
      isCertain = false;
      await pause(100);
    }
  }

  const reading = cookies.map(readMails);

  return {
    told,
    leave() {
      isOpen = false;
      return Promise.all(reading);
    },
  };
}

/** Presses a button; returns whether the desk said that it is recorded, or undefined when it said neither. */
async function press(url: string, cookie: string, fields: Record<string, string> & { note: string }) {
  const refusals = [400, 404, 409];
  try {
    // One that never ends would leave the office without acts for the rest of the run.
    const ask = { headers: { cookie }, signal: AbortSignal.timeout(10_000) };
    const shown = await fetch(url, ask);
    const page = await shown.text();
    if (shown.status === 404) return false;
    if (page.includes(fields.note)) return true;
    const hidden = (name: string) => new RegExp(`name="${name}" value="([\\w-]+)"`).exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ ...fields, seen: hidden('seen'), form: hidden('form') });
    const { status } = await fetch(url, { ...ask, method: 'POST', body, redirect: 'manual' });

    return status === 303 || (refusals.includes(status) ? false : undefined);
  } catch {
    return undefined;
  }
}
