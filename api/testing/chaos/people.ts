import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { roster } from '@dosmares/content/roster';
import { endpoints } from '@dosmares/contracts/endpoints';
import { bothCalls } from '../bodies/bodies.ts';
import type { Arrival } from '../faults/faulty-smtp.ts';

type Address = () => string | undefined;

export type Visitors = ReturnType<typeof simulateVisitors>;

/** Simulates a number of concurrent visitors, each followed by another; they resend without an answer. */
export function simulateVisitors(count: number, pauseMs: number, address: Address) {
  /** References by visitor's address, and the visitors who received two for one submission. */
  const acknowledged = new Map<string, string>();
  const contradicted = new Set<string>();
  /** Milliseconds until each answer, whatever its status. */
  const waits: number[] = [];
  let isRunning = true;

  async function visitRepeatedly() {
    while (isRunning) {
      const email = `${randomUUID()}@visitor.test`;
      for (let attempt = 0; attempt < 3 && !(await isSent(email)); attempt += 1) await pause(20);
      await pause(pauseMs);
    }
  }

  /** Submits both calls at once, as a page does; false unless both were answered with success. */
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

  const visitors = Array.from({ length: count }, visitRepeatedly);

  return {
    acknowledged,
    contradicted,
    waits,
    stop() {
      isRunning = false;
      return Promise.all(visitors);
    },
  };
}

/** The kind of event that records each button's act. */
export const kinds = { take: 'taken', answered: 'answered', reassign: 'passed', close: 'closed' } as const;

/** An act, and whether the desk reported it as recorded. */
export interface ReportedAct {
  action: keyof typeof kinds;
  to: number;
  isDone: boolean;
}

export type Staff = ReturnType<typeof simulateStaff>;

const actions = Object.keys(kinds) as ReportedAct['action'][];
const anyOf = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)] as T;
/** Share of the mails that nobody acts on, so that a reminder follows. */
const ignoredShare = 0.3;

export function simulateStaff(mails: readonly Arrival[], address: Address, cookies: readonly string[]) {
  /** All acts whose outcome a page has shown, by their notes. */
  const reported = new Map<string, ReportedAct>();
  let isRunning = true;

  async function readMails(cookie: string) {
    for (let next = 0; isRunning; next += 1) {
      while (isRunning && next >= mails.length) await pause(50);
      const { messageId, raw } = mails[next] ?? { messageId: '', raw: '' };
      // The raw mail is quoted-printable.
      const path = /(\/staff\/inquiry\/DM-[\w-]+)/.exec(raw.replace(/=\r?\n/g, ''))?.[1];
      if (/\.agent\.\d+@/.test(messageId) && path && Math.random() > ignoredShare) await actOn(path, cookie);
    }
  }

  async function actOn(path: string, cookie: string) {
    const [note, action, to] = [randomUUID(), anyOf(actions), anyOf(roster).id];
    const fields = { action, note, to: String(to), reason: 'lost' };
    let isCertain = true;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const isDone = await press(`${address()}${path}`, cookie, fields);
      // After a request without an answer only a page that shows the note is proof.
      if (isDone || (isDone === false && isCertain)) reported.set(note, { action, to, isDone });
      if (isDone !== undefined) return;
      isCertain = false;
      await pause(100);
    }
  }

  const reading = cookies.map(readMails);

  return {
    reported,
    stop() {
      isRunning = false;
      return Promise.all(reading);
    },
  };
}

/** Presses a button; returns whether the desk reports the act as recorded; undefined without an answer. */
async function press(url: string, cookie: string, fields: Record<string, string> & { note: string }) {
  const refusals = [400, 404, 409];
  try {
    // Without a timeout a hanging request would end the acts for the rest of the run.
    const options = { headers: { cookie }, signal: AbortSignal.timeout(10_000) };
    const shown = await fetch(url, options);
    const page = await shown.text();
    if (shown.status === 404) return false;
    if (page.includes(fields.note)) return true;
    const hidden = (name: string) => new RegExp(`name="${name}" value="([\\w-]+)"`).exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ ...fields, seen: hidden('seen'), form: hidden('form') });
    const { status } = await fetch(url, { ...options, method: 'POST', body, redirect: 'manual' });

    return status === 303 || (refusals.includes(status) ? false : undefined);
  } catch {
    return undefined;
  }
}
