import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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

export type Staff = ReturnType<typeof simulateStaff>;

/** Share of the mails that nobody acts on, so that a reminder follows. */
const ignoredShare = 0.3;

/** Simulates staff who all read the same mails to agents, and say that they have answered. */
export function simulateStaff(mails: readonly Arrival[], address: Address, cookies: readonly string[]) {
  /** Notes of the acts that the desk has reported as recorded. */
  const reported = new Set<string>();
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
    const note = randomUUID();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const isRecorded = await press(`${address()}${path}`, cookie, note).catch(() => undefined);
      if (isRecorded) reported.add(note);
      if (isRecorded !== undefined) return;
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

/** Presses a button once; returns whether the desk reports the act as recorded, undefined while it fails. */
async function press(url: string, cookie: string, note: string) {
  // Without a timeout a hanging request would end the acts for the rest of the run.
  const options = { headers: { cookie }, signal: AbortSignal.timeout(10_000) };
  const page = await (await fetch(url, options)).text();
  if (page.includes(note)) return true;
  const hidden = (name: string) => new RegExp(`name="${name}" value="([\\w-]+)"`).exec(page)?.[1] ?? '';
  const body = new URLSearchParams({ action: 'answered', note, seen: hidden('seen'), form: hidden('form') });
  const { status } = await fetch(url, { ...options, method: 'POST', body, redirect: 'manual' });

  return status < 500 ? status === 303 : undefined;
}
