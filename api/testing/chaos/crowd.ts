import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@dosmares/contracts/endpoints';
import { bothCalls } from '../bodies/bodies.ts';

/** Simulated visitors, who send again when they get no answer. */
export interface Crowd {
  /** The reference that each visitor received, by the visitor's address. */
  acknowledged: Map<string, string>;
  /** Visitors who received two references for one submission. */
  contradicted: Set<string>;
  /** Number of answers other than 200, by status. */
  refusals: Map<number, number>;
  /** Milliseconds that each answer took, whatever its status. */
  waits: number[];
  leave: () => Promise<void>;
}

type Ask = () => string | undefined;

/**
 * Simulates a number of visitors, each followed by another after a pause; `address` returns an API that is running.
 */
export function letIn(count: number, pauseMs: number, address: Ask): Crowd {
  const crowd: Omit<Crowd, 'leave'> = {
    acknowledged: new Map<string, string>(),
    contradicted: new Set<string>(),
    refusals: new Map<number, number>(),
    waits: [],
  };
  let isOpen = true;

  async function visitorAfterVisitor() {
    while (isOpen) {
      await submit(`${randomUUID()}@visitor.test`, address, crowd);
      await pause(pauseMs);
    }
  }
  const visitors = Array.from({ length: count }, visitorAfterVisitor);

  return {
    ...crowd,
    async leave() {
      isOpen = false;
      await Promise.all(visitors);
    },
  };
}

/** Submits as a page does: both calls at once, and both again unless both were answered with 200. */
async function submit(email: string, address: Ask, crowd: Omit<Crowd, 'leave'>) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const at = address();
    if (!at) {
      await pause(20);
      continue;
    }
    const calls = [post(at, 'agentInquiry', email), post(at, 'contact', email)];
    const answers = await Promise.all(calls);
    for (const answer of answers) note(email, answer, crowd);
    if (answers.every((answer) => answer?.status === 200)) return;
  }
}

function note(
  email: string,
  answer: Awaited<ReturnType<typeof post>>,
  { acknowledged, contradicted, refusals, waits }: Omit<Crowd, 'leave'>,
) {
  if (!answer) return;
  waits.push(answer.ms);
  if (answer.status !== 200) refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
  if (!answer.reference) return;
  const before = acknowledged.get(email);
  if (before && before !== answer.reference) contradicted.add(email);
  acknowledged.set(email, answer.reference);
}

async function post(address: string, endpoint: 'agentInquiry' | 'contact', email: string) {
  const start = performance.now();
  try {
    const answer = await fetch(address + endpoints[endpoint], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...bothCalls[endpoint], email }),
    });
    const { reference } = (await answer.json()) as { reference?: string };

    return { status: answer.status, reference, ms: performance.now() - start };
  } catch {
    return undefined;
  }
}
